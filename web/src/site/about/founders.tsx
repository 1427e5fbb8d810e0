import type { about } from '#web/content/about.ts'
import type { proof } from '#web/content/proof.ts'
import styles from './founders.module.css'

type FoundersProps = Pick<typeof proof, 'portraits'> & { readonly list: typeof about.founders }

/** The founders, what each answers for, and their photographs as far as there are any. */
export function Founders({ list, portraits }: FoundersProps) {
  return (
    <ul className={styles.founders} role="list">
      {list.map(({ name, role, text }) => (
        <li key={name}>
          {portraits[name] !== undefined && <Picture src={portraits[name]} alt={name} />}
          <h2 data-size="title">{name}</h2>
          <b>{role}</b>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** A photograph, cropped to 4 : 3. */
export function Picture({ src, alt }: { readonly src: string; readonly alt: string }) {
  return <img className={styles.picture} src={src} width={400} height={300} alt={alt} />
}
