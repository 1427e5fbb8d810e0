import type { Cents } from '#shared/money.ts'
import type { Period, Term } from '#shared/offer.ts'
import { groupByPeriod, inCatalogueOrder, priceSelection, sumLines } from '#shared/quote.ts'
import { termWords, type CoverLine } from '#shared/words.ts'
import { limitsOf, quantityText } from '#web/content/limits.ts'
import { examplePath } from '#web/content/paths.ts'
import { periodCopy } from '#web/content/periods.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { sumsOf } from '#web/content/sums.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { Limits } from '#web/ui/offer-price.tsx'
import { VisuallyHidden } from '#web/ui/for-screen-readers.tsx'
import styles from './compared-examples.module.css'

const { comparison: copy } = quoteBuilder.start

const examples = quotePresets.map(({ name, selection }) => {
  const quote = priceSelection(selection)
  return {
    name,
    lines: quote.lines,
    groups: groupByPeriod(quote.lines),
    sums: sumsOf('list', quote),
  }
})
const all = inCatalogueOrder(examples.flatMap(({ lines }) => lines))
const lines = all.filter(({ id }, index) => all.findIndex((line) => line.id === id) === index)

type Cell = {
  readonly amount: Cents
  readonly quantity?: number
  readonly unit?: string | undefined
  readonly term?: Term
}
type Row = {
  readonly term: string
  readonly covers?: readonly CoverLine[] | undefined
  readonly kind?: string
  readonly cells: readonly (Cell | undefined)[]
}

function subtotals(period: Period): Row {
  const cells = examples.map(({ groups }) => {
    const group = groups.find((it) => it.period === period)
    return group && { amount: sumLines(group.lines) }
  })
  return { term: periodCopy[period], kind: period, cells }
}

const rows: readonly Row[] = [
  ...groupByPeriod(lines).flatMap(({ period, lines: ofPeriod, subtotal }): readonly Row[] => [
    ...(subtotal === null ? [] : [subtotals(period)]),
    ...ofPeriod.map(({ id, name }) => ({
      term: name,
      covers: limitsOf(id),
      cells: examples.map((example) => example.lines.find((line) => line.id === id)),
    })),
  ]),
  ...(examples[0]?.sums ?? []).map(({ kind, name }) => ({
    term: name,
    kind,
    cells: examples.map(({ sums }) => sums.find((sum) => sum.kind === kind)),
  })),
]

/** All lines and sums of the examples, side by side: in the page's document and in none of its first scripts. */
export function Content() {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={copy.table}>
        <thead>
          <tr>
            <th scope="col">{copy.line}</th>
            {examples.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, covers, kind, cells }) => (
            <tr key={term} data-sum={kind}>
              <th scope="row">
                {covers ? (
                  <details>
                    <summary>{term}</summary>
                    <small>
                      <Limits covers={covers} />
                    </small>
                  </details>
                ) : (
                  term
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={examples[index]?.name}>{cell ? <Amount {...cell} /> : <Missing />}</td>
              ))}
            </tr>
          ))}
          <tr data-scripted="">
            <th scope="row">{copy.begin}</th>
            {quotePresets.map(({ id, name }) => (
              <td key={id}>
                <a href={examplePath(id)} data-tall="" aria-label={copy.beginWith(name)}>
                  {name}
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function Amount({ amount, quantity = 1, unit, term }: Cell) {
  return (
    <>
      <span translate="no">{formatPrice(amount)}</span>
      {term !== undefined && <small>{termWords[term]}</small>}
      {unit !== undefined && <small>{quantityText({ quantity, unit })}</small>}
    </>
  )
}

function Missing() {
  return (
    <>
      <span aria-hidden="true">{copy.dash}</span>
      <VisuallyHidden>{copy.none}</VisuallyHidden>
    </>
  )
}
