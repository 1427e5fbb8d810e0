import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import type { about } from '#web/content/about.ts'
import type { proof } from '#web/content/proof.ts'
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

const strata = [132, 148, 164].map((y) => `M-360 ${y}q30-7 60 0${'t60 0'.repeat(14)}`).join('')

/** A name's initials, standing on the strata and measured like a building. Decorative. */
function Monogram({ name }: { readonly name: string }) {
  return (
    <svg
      className={styles.monogram}
      aria-hidden="true"
      width="240"
      height="170"
      viewBox="0 0 240 170"
      fill="none"
      stroke="currentColor"
    >
      <path d="M-360 118h960v60h-960z" fill="var(--palette-background-tint)" strokeWidth="1.5" />
      <path d={strata} strokeOpacity=".35" />
      <path d="M24 43v75m-6-75h40m-37-3l6 6m-6 69l6 6" strokeOpacity=".5" />
      <text x="128" y="118" fontSize="112" textAnchor="middle">
        {name.split(' ').map(([first]) => first)}
      </text>
    </svg>
  )
}
