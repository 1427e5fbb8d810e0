import { createTheme, type PaletteOptions, type Theme } from '@mui/material/styles'
import type { ColourScheme } from '#shared/colour-scheme.ts'
import displayFontUrl from '#web/shell/fonts/bricolage-grotesque.woff2?url'
import textFontUrl from '#web/shell/fonts/instrument-sans.woff2?url'

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** Behind a subdued section. */
    tint: string
    /** Behind a section that is dark in both schemes. */
    ink: string
    /** Over the page while a sheet is open. */
    backdrop: string
  }
  interface TypeText {
    /** On a dark section. */
    onInk: string
    /** Secondary text on a dark section. */
    onInkSecondary: string
  }
  interface Shape extends Radii {}
  interface ShapeOptions extends Radii {}
  interface TypographyVariants extends Sizes {}
  interface TypographyVariantsOptions extends Sizes {}
  interface Theme extends Elevation {}
  interface ThemeOptions extends Elevation {}
  interface CssThemeVariables {
    enabled: true
  }
}

type Radii = typeof radii
type Sizes = { readonly size: typeof size }
type Elevation = { readonly elevation: Record<'bar' | 'sheet', string> }

// The fallbacks are in fonts/font-faces.css.
const displayFamily = "'Bricolage Grotesque', 'Display Fallback', system-ui, sans-serif"
const textFamily = "'Instrument Sans', 'Text Fallback', system-ui, sans-serif"

const ink = '#10202f'
const warmWhite = '#fbf8f2'
const nightPaper = '#0f1923'
const nightText = '#f1ebe0'

/** Font sizes of everything but h1, h2 and h3. */
const size = {
  /** Of the document, so that everything that is written grows on wide screens. */
  root: 'clamp(100%, 60% + .4vw, 112.5%)',
  caption: '.875rem',
  small: '.9375rem',
  text: '1rem',
  /** Prose and form fields. */
  body: '1.0625rem',
  lead: '1.125rem',
  large: '1.25rem',
  cardTitle: '1.375rem',
  /** A heading inside a form, a document or a panel. */
  title: 'clamp(1.3125rem, 1.15rem + .7vw, 1.625rem)',
  /** A sentence across the page. */
  statement: 'clamp(1.5rem, 1rem + 2.2vw, 2.75rem)',
  price: 'clamp(1.5rem, 1.3rem + .7vw, 1.875rem)',
  statistic: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem)',
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

type Scheme = Elevation & { readonly palette: PaletteOptions }

/** Warm paper, near-black blue ink. */
const light: Scheme = {
  palette: {
    primary: { main: '#b1441c', dark: '#8f3514', light: '#f0a27c', contrastText: '#ffffff' },
    secondary: { main: ink, dark: '#0a1520', light: '#3d4c5b', contrastText: warmWhite },
    success: { main: '#1d6b4b', light: '#dfeee5', dark: '#124a33', contrastText: '#ffffff' },
    error: { main: '#a11626', light: '#fae6e6', dark: '#a11626', contrastText: '#ffffff' },
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
const dark: Scheme = {
  palette: {
    primary: { main: '#e67e51', dark: '#f09a74', light: '#f2b08f', contrastText: '#1c0d05' },
    secondary: { main: nightText, dark: '#ffffff', light: '#d5cdbf', contrastText: nightPaper },
    success: { main: '#62c296', light: '#153a2c', dark: '#8fd6b5', contrastText: nightPaper },
    error: { main: '#fa8c94', light: '#43191d', dark: '#94202e', contrastText: '#ffffff' },
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

const createSchemeTheme = ({ palette, elevation }: Scheme) =>
  createTheme({
    cssVariables: { cssVarPrefix: '', nativeColor: false },
    palette,
    elevation,
    shape: { borderRadius: radii.control, ...radii },
    spacing: 8,
    // The widths in the headings let a long word fit on a phone even where the text is twice as large.
    typography: {
      fontFamily: textFamily,
      size,
      h1: {
        fontFamily: displayFamily,
        fontWeight: 650,
        fontSize: 'min(clamp(2.125rem, 1.4rem + 3.1vw, 3.75rem), 11.5vw)',
        lineHeight: 1.06,
        letterSpacing: '-0.025em',
      },
      h2: {
        fontFamily: displayFamily,
        fontWeight: 650,
        fontSize: 'min(clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem), 10vw)',
        lineHeight: 1.15,
        letterSpacing: '-0.018em',
      },
      h3: {
        fontFamily: displayFamily,
        fontWeight: 650,
        fontSize: '1.1875rem',
        lineHeight: 1.3,
        letterSpacing: '-0.01em',
      },
    },
  })

/**
 * The colours, typography, spacing, radii and shadows of the whole site: a rebrand changes this file and content/.
 * Terracotta is reserved for the primary action, green for success. The schemes differ in colours and shadows alone.
 */
export const themes: Readonly<Record<ColourScheme, Theme>> = {
  light: createSchemeTheme(light),
  dark: createSchemeTheme(dark),
}

/** The theme of what has one scheme: print, the icons and the share pictures. */
export const theme = themes.light

/** The fonts, Latin subsets. fonts/font-faces.css declares them. */
export const displayFont = { url: displayFontUrl } as const
export const textFont = { url: textFontUrl } as const
