import { PrintedPage } from '#web/components/printed-page.tsx'
import { company } from '#web/content/company.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import styles from './printed-quote.module.css'

const { columns } = printedQuote

export type PrintedRow = {
  readonly name: string
  readonly quantity: string
  readonly unitPrice: string
  readonly amount: string
}

type PrintedGroup = {
  readonly heading: string
  /** The subtotal of its rows. */
  readonly amount: string
  readonly rows: readonly PrintedRow[]
}

type PrintedQuoteProps = {
  readonly heading: string
  /** What the document is, for whoever files it. */
  readonly kind: string
  readonly facts: readonly (readonly [term: string, text: string])[]
  readonly groups: readonly PrintedGroup[]
  /** The last one is the sum to pay. */
  readonly totals: readonly (readonly [name: string, amount: string])[]
  readonly notes: readonly string[]
  readonly link?: { readonly text: string; readonly href: string }
}

/** A list of lines with prices on one sheet of paper, under the company's letterhead. */
export function PrintedQuote(props: PrintedQuoteProps) {
  const { heading, kind, facts, groups, totals, notes, link } = props
  return (
    <PrintedPage>
      <article className={styles.sheet}>
        <Letterhead />
        <h1>{heading}</h1>
        <p className={styles.kind}>{kind}</p>
        <dl className={styles.facts}>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.quantity}</th>
              <th scope="col">{columns.unitPrice}</th>
              <th scope="col">{columns.amount}</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.heading}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columnsBeforeAmount}>
                  {group.heading}
                </th>
                <td>{group.amount}</td>
              </tr>
              {group.rows.map(({ name, quantity, unitPrice, amount }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{quantity}</td>
                  <td>{unitPrice}</td>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            {totals.map(([name, amount]) => (
              <tr key={name}>
                <th scope="row" colSpan={columnsBeforeAmount}>
                  {name}
                </th>
                <td>{amount}</td>
              </tr>
            ))}
          </tfoot>
        </table>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {link && (
          <p className={styles.link}>
            {link.text}
            <br />
            <a href={link.href}>{link.href}</a>
          </p>
        )}
      </article>
    </PrintedPage>
  )
}

const columnsBeforeAmount = Object.keys(columns).length - 1

function Letterhead() {
  const { name, address, email, phone } = company
  return (
    <header>
      <strong>{name}</strong>
      <address>
        {address.join(', ')}
        <br />
        {email.shown}
        <br />
        {phone.shown}
      </address>
    </header>
  )
}
