import type { ColourScheme } from '#shared/colour-scheme.ts'
import displayFontUrl from '#web/shell/fonts/bricolage-grotesque.woff2?url'
import textFontUrl from '#web/shell/fonts/instrument-sans.woff2?url'

const ink = '#10202f'
const warmWhite = '#fbf8f2'
const nightPaper = '#0f1923'
const nightText = '#f1ebe0'

/** Font sizes of everything but h1, h2 and h3. */
export const sizes = {
  /** Of the document, so that everything that is written grows on wide screens. */
  root: 'clamp(100%, 60% + .4vw, 112.5%)',
  caption: '.875rem',
  small: '.9375rem',
  text: '1rem',
  /** Prose and form fields. */
  body: '1.0625rem',
  lead: '1.125rem',
  large: '1.25rem',
  'card-title': '1.375rem',
  /** A heading inside a form, a document or a panel. */
  title: 'clamp(1.3125rem, 1.15rem + .7vw, 1.625rem)',
  /** A sentence across the page. */
  statement: 'clamp(1.5rem, 1rem + 2.2vw, 2.75rem)',
  price: 'clamp(1.5rem, 1.3rem + .7vw, 1.875rem)',
  statistic: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem)',
} as const

/** Radii in px. */
export const radii = {
  /** A checkbox. */
  mark: 6,
  /** A button or a field. */
  control: 10,
  /** Anything inside a card, or smaller than one. */
  inset: 12,
  card: 16,
  /** As wide as the page's column. */
  frame: 20,
  pill: 999,
} as const

/** Warm paper, near-black blue ink. */
const light = {
  palette: {
    primary: { main: '#b1441c', dark: '#8f3514', light: '#f0a27c', contrastText: '#ffffff' },
    secondary: { main: ink, light: '#3d4c5b', contrastText: warmWhite },
    success: { main: '#1d6b4b', light: '#dfeee5' },
    error: { main: '#a11626', dark: '#a11626', contrastText: '#ffffff' },
    text: { primary: ink, secondary: '#4b5967', onInk: warmWhite, onInkSecondary: '#b9c3cd' },
    background: {
      default: warmWhite,
      paper: '#ffffff',
      tint: '#f3ede2',
      ink,
      backdrop: `${ink}73`,
    },
    divider: '#ddd4c5',
  },
  /** The shadows of elements above the page. */
  elevation: { bar: `0 -8px 24px ${ink}14`, sheet: `0 24px 48px ${ink}2e` },
}

/**
 * The same place at night: what lies on the page is lighter than it, a tinted section lies deeper, and a section on ink
 * is a slab of slate.
 */
const dark: typeof light = {
  palette: {
    primary: { main: '#e67e51', dark: '#f09a74', light: '#f2b08f', contrastText: '#1c0d05' },
    secondary: { main: nightText, light: '#d5cdbf', contrastText: nightPaper },
    success: { main: '#62c296', light: '#153a2c' },
    error: { main: '#fa8c94', dark: '#94202e', contrastText: '#ffffff' },
    text: { primary: nightText, secondary: '#a9b4be', onInk: warmWhite, onInkSecondary: '#b9c3cd' },
    background: {
      default: nightPaper,
      paper: '#172531',
      tint: '#09111a',
      ink: '#1f3548',
      backdrop: '#03070bb3',
    },
    divider: '#2c3c4a',
  },
  elevation: { bar: '0 -8px 24px #00000066', sheet: '0 24px 48px #00000099' },
}

/**
 * The colours and shadows of both schemes. With the sizes, radii and fonts of this file they are the look of the whole site:
 * a rebrand changes this file and content/. Terracotta is reserved for the primary action, green for success.
 */
export const themes: Readonly<Record<ColourScheme, typeof light>> = { light, dark }

/** The theme of what has one scheme: print, the icons and the share pictures. */
export const theme = light

/** The fonts, Latin subsets. fonts/font-faces.css declares them and their fallbacks. */
export const displayFont = {
  url: displayFontUrl,
  family: "'Bricolage Grotesque', 'Display Fallback', system-ui, sans-serif",
} as const
export const textFont = {
  url: textFontUrl,
  family: "'Instrument Sans', 'Text Fallback', system-ui, sans-serif",
} as const

// The widths let a long word fit on a phone even where the text is twice as large.
/** Weight, size and line height of the headings, which are set in the display font, and their letter spacing. */
export const headings = {
  h1: {
    font: '650 min(clamp(2.125rem, 1.4rem + 3.1vw, 3.75rem), 11.5vw)/1.06',
    spacing: '-0.025em',
  },
  h2: { font: '650 min(clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem), 10vw)/1.15', spacing: '-0.018em' },
  h3: { font: '650 1.1875rem/1.3', spacing: '-0.01em' },
} as const
