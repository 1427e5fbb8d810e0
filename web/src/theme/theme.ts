import { createTheme } from '@mui/material/styles'
import { direction } from '#shared/locale.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    readonly enabled: true
  }
  interface TypeText {
    readonly onInk: string
    readonly onInkSecondary: string
  }
  interface TypeBackground {
    readonly tint: string
    readonly ink: string
    readonly soil: string
    readonly backdrop: string
  }
  interface ColorSystemOptions {
    readonly elevation?: typeof light.elevation
  }
  interface ThemeOptions {
    readonly text?: typeof sizes
    readonly lineHeight?: typeof lineHeights
    readonly radius?: typeof radii
  }
}

const ink = '#10202f'
const warmWhite = '#fbf8f2'
const nightPaper = '#0f1923'
const nightText = '#f1ebe0'

/** Font sizes of everything but h1, h2 and h3. */
const sizes = {
  /** Of the document, so that all text grows on wide screens. */
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
  /** The first page's heading, beside its drawing: on two lines. */
  hero: 'min(3.1vw, 2.65rem)',
  statistic: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem)',
} as const

/** What the script's tallest letters need, as a share of the font size: no line is lower. */
const leastLineHeight = 1

const lineHeight = (share: number) => Math.max(share, leastLineHeight)

const lineHeights = {
  h1: lineHeight(1.06),
  h2: lineHeight(1.15),
  /** Also a button's. */
  h3: lineHeight(1.3),
  /** A figure, a statement, a printed quote. */
  figure: lineHeight(1.2),
  /** A label, a row, small print. */
  label: lineHeight(1.4),
  /** A label's description, a field. */
  description: lineHeight(1.45),
  text: lineHeight(1.6),
} as const

/** Radii in px. */
const radii = {
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
      soil: '#dcb496',
      backdrop: `${ink}73`,
    },
    divider: '#ddd4c5',
  },
  /** The shadows of elements above the page. */
  elevation: { bar: `0 -8px 24px ${ink}14`, sheet: `0 24px 48px ${ink}2e` },
}

/** Night: papers are lighter than the page, tinted sections are darker, and sections on ink are slate. */
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
      soil: '#3a2418',
      backdrop: '#03070bb3',
    },
    divider: '#2c3c4a',
  },
  elevation: { bar: '0 -8px 24px #00000066', sheet: '0 24px 48px #00000099' },
}

/** Colours and shadows. */
export const schemes: Readonly<Record<'light' | 'dark', typeof light>> = { light, dark }

/** The families, with their fallbacks, that fonts/font-faces.css declares. */
const displayFont = "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', system-ui, sans-serif"
const textFont = "'Instrument Sans', 'Instrument Sans Fallback', system-ui, sans-serif"

const heading = { fontFamily: displayFont, fontWeight: 650 } as const

/**
 * The look of the whole site as MUI's theme: a rebrand changes this file and content/. Style sheets read its variables, which
 * the build writes into the pages, so that pages without MUI's components need no script for it. Terracotta is reserved for
 * the primary action, green for success.
 */
export const theme = createTheme({
  // Each scheme is for those whose browsers prefer it.
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'media', disableCssColorScheme: true },
  colorSchemes: schemes,
  direction,
  text: sizes,
  lineHeight: lineHeights,
  radius: radii,
  typography: {
    fontFamily: textFont,
    // The widths let a long word fit on a phone even where the text is twice as large.
    h1: {
      ...heading,
      fontSize: 'min(clamp(2.125rem, 1.4rem + 3.1vw, 3.75rem), 11.5vw)',
      lineHeight: lineHeights.h1,
      letterSpacing: '-0.025em',
    },
    h2: {
      ...heading,
      fontSize: 'min(clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem), 10vw)',
      lineHeight: lineHeights.h2,
      letterSpacing: '-0.018em',
    },
    h3: { ...heading, fontSize: '1.1875rem', lineHeight: lineHeights.h3, letterSpacing: '-0.01em' },
  },
  components: {
    MuiPaper: {
      // Paper is lighter than the page at night already.
      styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'var(--elevation-sheet)' } },
    },
    MuiBackdrop: {
      styleOverrides: { root: { backgroundColor: 'var(--palette-background-backdrop)' } },
    },
  },
})
