// What the browser and the server both need to know about the company. The rest is in web/src/content/company.ts.

/** Where the company is. Also the checkout's default country (rule 9.2). */
export const country = 'Kenya'

/** The language that the site is written in, as a BCP 47 tag. It also sets the format of dates and of US dollars. */
export const language = 'en-GB'
