import { createTheme } from '@mui/material/styles'
import displayFontUrl from '#web/fonts/bricolage-grotesque.woff2?url'

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A section that steps back from the paper. */
    tint: string
    /** A dark section. */
    ink: string
  }
  interface TypeText {
    /** On the dark section. */
    onInk: string
    /** Quieter text on the dark section. */
    onInkSecondary: string
  }
  interface CssThemeVariables {
    enabled: true
  }
}

const displayFamily = "'Bricolage Grotesque', 'Display Fallback', system-ui, sans-serif"
const textFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/**
 * Colour, type, spacing, radii and shadows of the whole site: a rebrand is this file and content/. Ink and paper carry
 * the page, terracotta is kept for the next thing to do, green for good states.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: '', nativeColor: false },
  palette: {
    primary: { main: '#b1441c', dark: '#8f3514', light: '#f0a27c', contrastText: '#ffffff' },
    secondary: { main: '#10202f', dark: '#0a1520', light: '#3d4c5b', contrastText: '#fbf8f2' },
    success: { main: '#1d6b4b', light: '#dfeee5', dark: '#124a33', contrastText: '#ffffff' },
    error: { main: '#a11626', light: '#fae6e6', dark: '#7a0f1b', contrastText: '#ffffff' },
    text: {
      primary: '#10202f',
      secondary: '#4b5967',
      onInk: '#fbf8f2',
      onInkSecondary: '#b9c3cd',
    },
    background: { default: '#fbf8f2', paper: '#ffffff', tint: '#f3ede2', ink: '#10202f' },
    divider: '#ddd4c5',
  },
  shape: { borderRadius: 10 },
  spacing: 8,
  typography: {
    fontFamily: textFamily,
    h1: {
      fontFamily: displayFamily,
      fontWeight: 650,
      fontSize: 'clamp(2.125rem, 1.4rem + 3.1vw, 3.75rem)',
      lineHeight: 1.06,
      letterSpacing: '-0.025em',
    },
    h2: {
      fontFamily: displayFamily,
      fontWeight: 650,
      fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)',
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
 * The display face, latin subset, and the system face set to its measures. A face that comes late is kept for the next page
 * and changes nothing on this one: no measures are close enough that headings would break their lines at the same words.
 */
export const displayFont = {
  url: displayFontUrl,
  css: [
    `@font-face{font-family:'Bricolage Grotesque';src:url(${displayFontUrl}) format('woff2');font-weight:200 800;font-display:optional}`,
    `@font-face{font-family:'Display Fallback';src:local('Arial Bold'),local('Arial'),local('Liberation Sans Bold');font-weight:200 800;size-adjust:97%;ascent-override:95.9%;descent-override:27.8%;line-gap-override:0%}`,
  ].join(''),
} as const
