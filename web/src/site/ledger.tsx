import type { TitledText } from '#web/content/service.ts'
import { Definitions } from '#web/ui/definitions.tsx'
import styles from './ledger.module.css'

/** Ruled rows: each title beside its text. */
export function Ledger({ list }: { readonly list: readonly TitledText[] }) {
  return <Definitions className={styles.ledger} list={list} />
}
