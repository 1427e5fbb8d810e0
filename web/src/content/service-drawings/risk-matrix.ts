/** A place in the matrix: likelihood and impact, each from 1 to 5. */
export type Risk = readonly [likelihood: number, impact: number]

type Finding = {
  readonly text: string
  readonly before: Risk
  /** After the remedy. */
  readonly after: Risk
}

/** What an audit found, the greatest risk first, on a matrix of five by five. */
export const riskMatrix = {
  likelihood: 'Likelihood',
  impact: 'Impact',
  levels: [1, 2, 3, 4, 5],
  /** The products of likelihood and impact from which a risk is medium, high and critical. */
  zones: [5, 10, 20],
  findings: [
    { text: 'Remote desktop open to the internet', before: [5, 5], after: [1, 5] },
    { text: 'Mailboxes without a second factor', before: [4, 4], after: [2, 4] },
    { text: 'Laptops without detection', before: [5, 3], after: [5, 1] },
    { text: 'Guest Wi-Fi reaches the tills', before: [3, 3], after: [1, 3] },
    { text: 'Firewall rules without an owner', before: [3, 2], after: [2, 2] },
  ] satisfies readonly Finding[],
  score: ([likelihood, impact]: Risk) => likelihood * impact,
  change: (before: number, after: number) => `${before} → ${after}`,
} as const
