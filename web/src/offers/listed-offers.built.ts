import { catalogue, type Offered } from '#shared/catalogue.ts'
import { listedOffers, projects } from '#web/content/offers-on-pages.ts'
import { pricedUnit } from './limits.ts'
import { addToQuotePath, paths } from '#web/content/paths.ts'
import { pricedOffer } from './priced-offer.ts'
import { taxWords } from '#web/content/tax-words.built.ts'

function toListed(offer: Offered) {
  const { id, name } = offer
  // The builder asks for a quantity.
  if ('unit' in offer) {
    const price = pricedUnit(offer, offer.price, taxWords.base)
    return { id, name, description: offer.label, price, to: paths.customQuote }
  }
  const price = pricedOffer(offer, taxWords.base)
  return { id, name, description: offer.description, price, to: addToQuotePath(id) }
}

const listed = (sold: string) => catalogue.filter(({ id }) => id === sold).map(toListed)

// Built, because of the catalogue's weight.
export const priceList = listedOffers.flatMap(listed)
export const soldServices = [...projects].flatMap(([slug, id]) =>
  listed(id).map((offer) => ({ slug, offer })),
)
