import { theme } from './src/app/theme.ts'
import { company } from './src/content/company.ts'
import { paths } from './src/content/paths.ts'

const themeColor = theme.palette.background.default

/** The icons that the web manifest names. */
export const manifestIcons = {
  small: { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  large: { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  maskable: { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
} as const

/** The web app manifest: how the site looks on a home screen. It is a website there too, with the browser's own frame. */
export const webManifest = JSON.stringify({
  name: company.name,
  short_name: company.shortName,
  lang: 'en-GB',
  id: paths.home,
  start_url: paths.home,
  display: 'browser',
  theme_color: themeColor,
  background_color: themeColor,
  icons: Object.values(manifestIcons).map((icon) => ({ ...icon, type: 'image/png' })),
})

/** The tags by which a page names its icons, the manifest, and the colour of the browser's frame. */
export const iconTags: readonly string[] = [
  `<meta name="theme-color" content="${themeColor}">`,
  // For Google, which wants a multiple of 48, and for browsers that draw no SVG in a tab.
  '<link rel="icon" href="/favicon-48.png" type="image/png" sizes="48x48">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
]
