import { displayFont, theme } from './theme.ts'

// MUI declares variables for all of its components; these are the ones that this site uses.
const usedVariables =
  /^--(palette-(?!Alert|AppBar|Avatar|Chip|FilledInput|Input|Linear|Skeleton|Slider|Snackbar|SpeedDial|Step|Switch|TableCell)|shape-borderRadius|spacing|zIndex-tooltip|shadows-[0-8]$)/

function variables(): string {
  const root: Record<string, unknown> = {}
  for (const sheet of theme.generateStyleSheets()) Object.assign(root, sheet[':root'])
  return Object.entries(root)
    .filter(([name]) => usedVariables.test(name))
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')
}

const { palette } = theme.vars
const { h1, h2, h3 } = theme.typography

function heading(selector: string, style: typeof h1): string {
  return `${selector}{font:${String(style.fontWeight)} ${String(style.fontSize)}/${String(style.lineHeight)} ${String(style.fontFamily)};letter-spacing:${String(style.letterSpacing)}}`
}

/**
 * The style of every page before the components' own: the theme's variables, the display face and plain elements. Part of
 * the prerendered page, so that nothing shifts when the script arrives.
 */
export const baseStyle = [
  displayFont.css,
  `:root{${variables()};--focus:${palette.primary.main};--header-height:72px;--page-margin:24px;color-scheme:light;-webkit-text-size-adjust:100%;scroll-padding-top:96px;scroll-padding-bottom:104px}`,
  '@media (max-width:479.95px){:root{--page-margin:20px;--header-height:64px}}',
  '@media (max-height:499.95px){:root{--header-height:56px}}',
  '*,*::before,*::after{box-sizing:border-box}',
  `body{margin:0;background:${palette.background.default};color:${palette.text.primary};font:400 ${theme.typography.size.body}/1.6 ${String(theme.typography.fontFamily)};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}`,
  'h1,h2,h3,p,ul,ol,dl,dd,fieldset,legend,figure{margin:0;padding:0;border:0}',
  'h1,h2,h3{text-wrap:balance}p,li{text-wrap:pretty}',
  heading('h1', h1),
  heading('h2', h2),
  heading('h3', h3),
  'ul[role=list],ol[role=list]{list-style:none}',
  `a{color:${palette.primary.main};text-underline-offset:.18em;text-decoration-thickness:1px}a:hover{text-decoration-thickness:2px}`,
  '#root{display:flex;flex-direction:column;min-height:100dvh}main{flex:1}',
  'button,input,textarea,select{font:inherit;color:inherit}',
  `:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:${theme.shape.mark}px}`,
  '[tabindex="-1"]:focus{outline:none}',
  'svg{display:block;flex:none}',
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}',
  // Prints the text alone: no menus, black on white, no space for the header.
  '@media print{#root>:not(main){display:none}:root{--header-height:0px;--palette-text-primary:black;--palette-text-secondary:black;--palette-primary-main:black;--palette-divider:gray;--palette-background-default:white;--palette-background-tint:white;--palette-background-ink:white;--palette-text-onInk:black;--palette-text-onInkSecondary:black;--palette-primary-contrastText:black;--palette-secondary-contrastText:black}body{font-size:11pt}}',
].join('')
