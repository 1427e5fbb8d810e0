import { priceSelection } from '#shared/quote.ts'
import { comparison as copy } from '#web/content/comparison.ts'
import { examplePath } from '#web/content/paths.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { comparedRows } from '#web/quote/compare/compared-rows.ts'
import { Comparison } from '#web/quote/compare/comparison.tsx'

const rows = comparedRows(quotePresets.map(({ selection }) => priceSelection(selection)))

/** All lines and sums of the examples, side by side: in the page's document and in none of its first scripts. */
export function Content() {
  return (
    <Comparison label={copy.examples} heads={quotePresets.map(({ name }) => name)} rows={rows}>
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
    </Comparison>
  )
}
