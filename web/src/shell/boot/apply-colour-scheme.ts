import { colourSchemeKey, colourSchemes, type ColourScheme } from '#shared/inline-script.ts'

/** null: the browser's preference applies. */
export type Choice = ColourScheme | null

const parse = (text: string | null | undefined): Choice =>
  colourSchemes.find((scheme) => scheme === text) ?? null

/** The choice that the page shows. It holds for the visit even if it cannot be stored. */
export const shownScheme = (): Choice => parse(document.documentElement.dataset['scheme'])

export function showScheme(choice: Choice): void {
  if (choice) document.documentElement.dataset['scheme'] = choice
  else delete document.documentElement.dataset['scheme']
  // The browser bar's theme-color tags: one for each scheme, in order.
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  for (const [index, scheme] of colourSchemes.entries()) {
    const bar = bars[index]
    if (!bar) continue
    if (choice) bar.media = choice === scheme ? 'all' : 'not all'
    else bar.media = `(prefers-color-scheme: ${scheme})`
  }
}

function showStored(): void {
  try {
    showScheme(parse(localStorage.getItem(colourSchemeKey)))
  } catch {
    // Storage is blocked: the choice holds for the visit.
  }
}

/** Shows the stored choice, and what other tabs make it (rule 2.5), without the application. */
export function followColourScheme(): void {
  // Another deployment's policy may have blocked the inline script.
  showStored()
  addEventListener('storage', ({ key }) => {
    // A null key means that storage was cleared.
    if (key === colourSchemeKey || key === null) showStored()
  })
  // A page restored by Back has missed changes in other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStored()
  })
}
