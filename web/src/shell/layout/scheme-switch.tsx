import { useSyncExternalStore } from 'react'
import { colourSchemes } from '#shared/colour-scheme.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { choose, shownChoice, subscribeToChoice } from './scheme-choice.ts'
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
