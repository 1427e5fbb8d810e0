import type { Stripe } from 'stripe'

type PageLocale = Stripe.Checkout.SessionCreateParams.Locale

// https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-locale
const locales = (
  'bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th ' +
  'tr vi zh zh-HK zh-TW'
).split(' ')

const isPageLocale = (tag: string): tag is PageLocale => locales.includes(tag)

/**
 * The language of Stripe's payment page for a site.
 *
 * @param language - the site's language as a BCP 47 tag
 * @returns the language, with or without its region; `auto`, the browser's, where Stripe has neither, such as Arabic
 */
export function pageLocale(language: string): PageLocale {
  const [base = ''] = language.split('-')
  return [language, base].find(isPageLocale) ?? 'auto'
}
