import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { Monogram } from './monogram.tsx'
import styles from './founders.module.css'

type Founder = {
  /** The number of the sheet that the monogram is drawn on. */
  readonly sheet: string
  readonly name: string
  readonly role: string
  readonly text: string
}

/** The founders, each with a drawn monogram, and what they answer for. */
export function Founders({ list }: { readonly list: readonly Founder[] }) {
  return (
    <ul className={styles.founders} role="list">
      {list.map(({ sheet, name, role, text }) => (
        <li key={name}>
          <DrawingSheet number={sheet} title={name} status={role}>
            <Monogram name={name} />
          </DrawingSheet>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
