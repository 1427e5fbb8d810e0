// What the browser and the server both need to know about the company. The rest is in web/src/content/company.ts.

/** Where the company is. Also the checkout's default country (rule 9.2). */
export const country = 'Kenya'

/**
 * What packages are priced and charged in: its code in ISO 4217, and how many decimals its amounts have, which the build
 * compares with those that are usual.
 */
export const packageCurrency: { readonly code: string; readonly decimals: 0 | 2 } = {
  code: 'USD',
  decimals: 2,
}

/** The language that the site is written in, as a BCP 47 tag. It also sets the format of dates and of package prices. */
export const language = 'en-GB'

/** How the language is written: from left to right or from right to left. */
export const direction: 'ltr' | 'rtl' = 'ltr'
