import { caller } from '#web/content/caller.ts'

/** Who calls the buyer, when and on which number (rule 9.18). */
export function Caller({ isPaid = false }: { readonly isPaid?: boolean }) {
  const { name, role, own } = caller
  return (
    <p>
      <b translate="no">{name}</b> {role} {isPaid ? caller.after : caller.before} {own.before}{' '}
      <a href={own.href} translate="no">
        {own.text}
      </a>
    </p>
  )
}
