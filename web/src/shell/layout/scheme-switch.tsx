import { useSyncExternalStore } from 'react'
import { colourSchemeKey, colourSchemes, type ColourScheme } from '#shared/colour-scheme.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'
import styles from './scheme-switch.module.css'

const copy = layoutCopy.scheme

export function SchemeSwitch() {
  const shown = useSyncExternalStore(subscribeToChoice, shownChoice, () => null)
  return (
    <fieldset className={styles.root} data-scripted="">
      <legend>{copy.legend}</legend>
      {[null, ...colourSchemes].map((choice) => (
        <label key={choice ?? 'system'}>
          <input
            type="radio"
            name="scheme"
            checked={choice === shown}
            onChange={() => choose(choice)}
          />
          {copy[choice ?? 'system']}
        </label>
      ))}
    </fieldset>
  )
}

/** null: the browser's preference applies. */
type Choice = ColourScheme | null

const parse = (text: string | null | undefined): Choice =>
  colourSchemes.find((scheme) => scheme === text) ?? null

const storedChoice = () => parse(readText('localStorage', colourSchemeKey))

/** The choice that the page shows. It holds for the visit even if it cannot be stored. */
function shownChoice(): Choice {
  return parse(document.documentElement.dataset['scheme'])
}

function show(choice: Choice): void {
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

/** Shows a scheme and stores it (rule 2.5). */
function choose(choice: Choice): void {
  show(choice)
  if (choice) writeText('localStorage', colourSchemeKey, choice)
  else removeText('localStorage', colourSchemeKey)
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  // A null key means that storage was cleared.
  if (key === colourSchemeKey || key === null) show(parse(newValue))
}

/** A page restored by Back has missed changes in other tabs. */
function followRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) show(storedChoice())
}

/** Calls back when the shown choice changes, also in another tab. */
function subscribeToChoice(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  // Another tab may have changed the choice, or another deployment's policy may have blocked the inline script.
  show(storedChoice())
  addEventListener('storage', followOtherTabs)
  addEventListener('pageshow', followRestored)
  return () => {
    observer.disconnect()
    removeEventListener('storage', followOtherTabs)
    removeEventListener('pageshow', followRestored)
  }
}
