import { CommandError } from '#infra/tools/command.ts'

// The built site, and the floor: the least that does the same.
const subjects = ['floor', 'site'] as const
export type Subject = (typeof subjects)[number]

/** Figures by metric, whose name tells the unit. */
export type Figures = Readonly<Record<string, number>>

type Measurement = (subject: Subject) => Promise<Figures>

export class Results {
  readonly #samples = new Map<string, Readonly<Record<Subject, number[]>>>()

  add(subject: Subject, figures: Figures): void {
    for (const [metric, value] of Object.entries(figures)) {
      if (!Number.isFinite(value)) throw new CommandError(`Not measured, ${subject}: ${metric}`)
      const samples = this.#samples.get(metric) ?? { floor: [], site: [] }
      samples[subject].push(value)
      this.#samples.set(metric, samples)
    }
  }

  /**
   * Takes measurements of floor and site in turn, so that what disturbs the machine disturbs both. The order changes with
   * each round, so that neither profits from its place.
   */
  async measure(title: string, rounds: number, measurements: readonly Measurement[]) {
    for (let round = 1; round <= rounds; round++) {
      console.log(`${title}: round ${round} of ${rounds}`)
      const inTurn = round % 2 === 0 ? subjects : subjects.toReversed()
      for (const measurement of measurements) {
        for (const subject of inTurn) this.add(subject, await measurement(subject))
      }
    }
  }

  /** One row for each metric: the medians, their ratio, and all samples. */
  rows() {
    return [...this.#samples].map(([metric, samples]) => {
      const [floor, site] = [median(samples.floor), median(samples.site)]
      return { metric, floor, site, ratio: site / floor, samples }
    })
  }
}

/** The middle, or the upper one of two; NaN when there is none. */
function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? NaN
}

/** The rows as text, in columns. */
export function tableOf(rows: ReturnType<Results['rows']>): string {
  const lines = rows.map(({ metric, floor, site, ratio }) => [
    metric.padEnd(52),
    ...[floor, site, ratio].map((value) => (Number.isFinite(value) ? value.toFixed(2) : '-')),
  ])
  return [['median'.padEnd(52), 'floor', 'site', 'ratio'], ...lines]
    .map((cells) => cells.map((cell) => cell.padStart(11)).join(''))
    .join('\n')
}
