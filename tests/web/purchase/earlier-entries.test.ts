import { expect, test } from 'vitest'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { fromCents, sum } from '#shared/money.ts'
import { offerLine } from '#shared/pricing.ts'
import { mapResources, type Selection } from '#shared/quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readQuoteLink } from '#web/quote/link/read-quote-link.ts'
import { readSavedQuote } from '#web/quote/store/persisted-quote.ts'
import { readDraft } from '#web/quote/store/quote-draft.ts'

const [offer] = fixedItems
const [slider] = resources
const { min: price } = customPriceBounds
const { description: usage, amount } = offerLine(slider, slider.max)
const quantities = mapResources(({ id, max }) => (id === slider.id ? max : 0))
const total = sum([offer.price, amount, price])

// As the version of 22 November 2026 wrote them: visitors have such entries, and such links. Descriptions have changed since.
const list = `[{"id":"${offer.id}","name":"${offer.name}","description":"As it was.","price":${fromCents(offer.price)},"icon":"network","selected":true},{"id":"${slider.id}","name":"${slider.name}","description":"${usage}","price":${fromCents(amount)},"icon":"storage","selected":true},{"id":"custom","name":"Rooftop antenna","description":"A service described by you.","price":${fromCents(price)},"icon":"custom","selected":true}]`
const draft = `{"fixedItems":["${offer.id}"],"quantities":${JSON.stringify(quantities)},"custom":{"selected":true,"name":"Rooftop antenna","price":${price}}}`
const content = `${offer.id}.${slider.id}_${slider.max}.custom_${price}_Um9vZnRvcCBhbnRlbm5h.${total}`

const selection: Selection = {
  fixedItems: [offer.id],
  quantities,
  custom: { selected: true, name: 'Rooftop antenna', price },
}

const read = { selection, isComplete: true, hasRisen: false }

test('the quote and the draft that that version kept are read', () => {
  localStorage.setItem(storageKeys.quoteItems, list)
  expect(readSavedQuote()).toEqual({ saved: selection, isDamaged: false, isSavedHere: false })
  const entry = `{"version":1,"savedAt":${Date.now()},"selection":${draft}}`
  localStorage.setItem(storageKeys.quoteDraft, entry)
  expect(readDraft()).toEqual(read)
})

test('a link of that version is read', () => {
  expect(readQuoteLink(`#q=1.${content.length}.${content}`)).toEqual({ ...read, sentTotal: total })
})
