/**
 * How amounts of a currency are written: as most languages do, in groups of three digits, between texts before and after
 * them; otherwise as Intl does. A phone takes 60 ms for its first Intl.NumberFormat, on every page with a price.
 */
export type AmountFormat = Pattern | IntlFormat

type Pattern = {
  readonly before: string
  readonly group: string
  readonly decimal: string
  readonly after: string
}

type IntlFormat = { readonly locale: string; readonly options: Intl.NumberFormatOptions }

// Some languages write them without groups, or with groups of two digits.
const telling = [1_234, 12_345_678, 1_234.5]

/** Finds out how a language writes amounts: in a module named `*.built.ts`, which the build evaluates. */
export function amountFormat(locale: string, options: Intl.NumberFormatOptions): AmountFormat {
  const format: IntlFormat = { locale, options: { style: 'currency', ...options } }
  const parts = intlFormat(format, 1).formatToParts(1_234.5)
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const [before = '', after = ''] = parts
    .map(({ type, value }) => (/integer|group|decimal|fraction/.test(type) ? '\n' : value))
    .join('')
    .split(/\n+/)
  const pattern = { before, group: textOf('group'), decimal: textOf('decimal'), after }
  const isEnough = telling.every(
    (amount) => formatAmount(pattern, amount, 2) === formatAmount(format, amount, 2),
  )
  return isEnough ? pattern : format
}

function intlFormat({ locale, options }: IntlFormat, decimals: number): Intl.NumberFormat {
  const fraction = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(locale, { ...options, ...fraction })
}

/** Writes an amount, given in units of the currency: none is negative. */
export function formatAmount(format: AmountFormat, amount: number, decimals: number): string {
  if ('locale' in format) return intlFormat(format, decimals).format(amount)
  const { before, group, decimal, after } = format
  const [whole = '', ...fraction] = amount.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return before + [grouped, ...fraction].join(decimal) + after
}
