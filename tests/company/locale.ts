export const country = 'Uganda'
export const countryCode = 'UG'
export const packageCurrency: { code: string; decimals: 0 | 2 } = { code: 'USD', decimals: 2 }
export const language = 'en-GB'
export const dateStyle: 'long' | 'medium' | 'short' = 'long'
export const listSeparator: string = ', '
export const direction: 'ltr' | 'rtl' = 'ltr'
export const timeZone = 'Africa/Kampala'
