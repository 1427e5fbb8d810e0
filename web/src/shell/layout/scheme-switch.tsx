import { useSyncExternalStore } from 'react'
import { colourSchemeKey, colourSchemes } from '#shared/colour-scheme.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { removeText, writeText } from '#web/ui/browser/browser-storage.ts'
import { showScheme, shownScheme, type Choice } from '#web/shell/boot/apply-colour-scheme.ts'
import styles from './scheme-switch.module.css'

const copy = layoutCopy.scheme

export function SchemeSwitch() {
  const shown = useSyncExternalStore(subscribeToChoice, shownScheme, () => null)
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

/** Shows a scheme and stores it (rule 2.5). */
function choose(choice: Choice): void {
  showScheme(choice)
  if (choice) writeText('localStorage', colourSchemeKey, choice)
  else removeText('localStorage', colourSchemeKey)
}

/** Calls back when the shown choice changes, also in another tab. */
function subscribeToChoice(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  return () => observer.disconnect()
}
