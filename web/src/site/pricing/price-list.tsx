import { Link } from 'react-router-dom'
import styles from './price-list.module.css'

type PriceListProps = {
  readonly list: readonly {
    readonly name: string
    readonly description: string
    readonly price: string
    /** What the price is per. */
    readonly unit?: string
    readonly to: string
    readonly state?: unknown
  }[]
  /** The text of each link, and its name for screen readers. */
  readonly link: string
  readonly linkNamed: (name: string) => string
}

export function PriceList({ list, link, linkNamed }: PriceListProps) {
  return (
    <dl className={styles.list}>
      {list.map(({ name, description, price, unit, to, state }) => (
        <div key={name}>
          <dt>
            {name}
            <small>{description}</small>
          </dt>
          <dd>
            {price}
            {unit !== undefined && <small>{unit}</small>}
          </dd>
          <dd>
            <Link to={to} state={state} data-stateful="" data-tall="" aria-label={linkNamed(name)}>
              {link}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
