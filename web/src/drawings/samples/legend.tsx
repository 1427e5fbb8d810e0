import type { StaticModule } from '#web/ui/static-content.tsx'

/** The symbols of a legend, one below the other in rows of this height. */
const rowHeight = 24

type LegendProps = {
  readonly heading: string
  /** What each of the symbols means. */
  readonly meanings: readonly string[]
  readonly symbols: StaticModule & { readonly id: string; readonly viewBox: string }
}

/** What the symbols of a plan mean. */
export function Legend({ heading, meanings, symbols: { id, viewBox, Content } }: LegendProps) {
  const [, , width] = viewBox.split(' ')
  return (
    <>
      <h3>{heading}</h3>
      <svg width="0" height="0" aria-hidden="true">
        <Content />
      </svg>
      <ul role="list">
        {meanings.map((meaning, index) => (
          <li key={meaning}>
            <svg
              width={width}
              height={rowHeight}
              viewBox={`0 ${index * rowHeight} ${width} ${rowHeight}`}
              aria-hidden="true"
            >
              <use href={`#${id}`} />
            </svg>
            {meaning}
          </li>
        ))}
      </ul>
    </>
  )
}
