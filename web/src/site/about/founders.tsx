import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import type { about } from '#web/content/about.ts'
import type { proof } from '#web/content/proof.ts'
import { Monogram } from './monogram.tsx'
import styles from './founders.module.css'

type FoundersProps = Pick<typeof proof, 'portraits'> & { readonly list: typeof about.founders }

/** The founders, each with a photograph or a drawn monogram, and what they answer for. */
export function Founders({ list, portraits }: FoundersProps) {
  return (
    <ul className={styles.founders} role="list">
      {list.map(({ sheet, name, role, text }) => (
        <li key={name}>
          <DrawingSheet number={sheet} title={name} status={role}>
            {portraits[sheet] ? (
              <img className={styles.portrait} src={portraits[sheet]} alt={name} />
            ) : (
              <Monogram name={name} />
            )}
          </DrawingSheet>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
