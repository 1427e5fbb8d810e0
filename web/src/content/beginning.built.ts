import { resources } from '#shared/catalogue.ts'
import { language } from '#shared/locale.ts'
import { initialSelection, priceSelection, sumLines } from '#shared/quote.ts'
import { unitOf } from '#shared/words.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'

const amounts = resources.map(({ initial, unit }) => `${initial} ${unitOf(initial, unit)}`)
const list = new Intl.ListFormat(language).format(amounts)
const price = formatPrice(sumLines(priceSelection(initialSelection).lines))

/** What a first visit’s package contains, and why. */
export const beginning = `We begin with ${list}, for ${price} in the first month.`
