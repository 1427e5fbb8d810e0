// What the browser and the server both need to know about the company. The rest is in web/src/content/company.ts.

/** Where the company is. Also the checkout's default country (rule 9.2). */
export const country = 'Kenya'

/** The country's code of ISO 3166, for search engines. */
export const countryCode = 'KE'

/**
 * The currency of packages: its ISO 4217 code, and the decimals of its amounts, which the build compares with the usual
 * ones.
 */
export const packageCurrency: {
  readonly code: string
  readonly decimals: 0 | 2
  /** How amounts are written, such as "¥#" or "#円", if not as the language does. */
  readonly format?: string
} = { code: 'USD', decimals: 2 }

/** The language that the site is written in, as a BCP 47 tag. It also sets the format of dates and of package prices. */
export const language = 'en-GB'

/** How dates are written: "20 November 2026" if long; `short`, in figures, is usual in some countries. */
export const dateStyle: 'long' | 'medium' | 'short' = 'long'

/** Between short texts. Intl.ListFormat would write an "and" before the last in German. */
export const listSeparator: string = ', '

/** Between sentences and other texts on a line: empty in Japanese. */
export const joiner: string = ' '

/** Ends a sentence that is put together: "।" in Hindi, empty in Thai. */
export const sentenceEnd: string = '.'

/** Between a name and what it names. */
export const colon: string = ': '

/** Between the parts of an address. */
export const addressSeparator: string = ', '

/** Between a quantity and its unit: "100 GB", and in Japanese "100㎡". */
export const unitSeparator: string = ' '

/** The direction of the language: from left to right or from right to left. */
export const direction: 'ltr' | 'rtl' = 'ltr'

/** The company's time zone, by IANA's name: promised days end in it (rule 7.22). */
export const timeZone = 'Africa/Nairobi'

/** The days of the week without work: 0 is Sunday. */
export const restDays: readonly number[] = [0, 6]

/**
 * Public holidays in order, years ahead: after the last one no business day is promised by its date (rule 13.6), and never
 * without any. Kenya's, with the days to which Sundays' move; both Idds as expected.
 */
// prettier-ignore
export const holidays: readonly string[] = [
  '2026-12-12', '2026-12-25', '2026-12-26', '2027-01-01', '2027-03-10', '2027-03-26', '2027-03-29',
  '2027-05-01', '2027-05-17', '2027-06-01', '2027-10-11', '2027-10-20', '2027-12-13', '2027-12-25',
  '2027-12-27', '2028-01-01', '2028-02-28', '2028-04-14', '2028-04-17', '2028-05-01', '2028-05-05',
  '2028-06-01', '2028-10-10', '2028-10-20', '2028-12-12', '2028-12-25', '2028-12-26',
]
