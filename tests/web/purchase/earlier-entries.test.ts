import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import type { Selection } from '#shared/pricing.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readQuoteLink } from '#web/quote/link/read-quote-link.ts'
import { readSavedQuote } from '#web/quote/store/persisted-quote.ts'
import { readDraft } from '#web/quote/store/quote-draft.ts'

// As the version of 22 November 2026 wrote them: visitors have such entries, and such links.
const list =
  '[{"id":"network-design","name":"Network Design & Setup","description":"Site survey, LAN, WAN and Wi-Fi design, installation and handover drawings.","price":2500,"icon":"network","selected":true},{"id":"phone","name":"Phone Support (Monthly)","description":"A direct line to an engineer in business hours, for one month.","price":120,"icon":"phone","selected":true},{"id":"storage","name":"Storage","description":"150 GB","price":300,"icon":"storage","selected":true},{"id":"seats","name":"User Seats","description":"5 seats","price":125,"icon":"seats","selected":true},{"id":"custom","name":"Rooftop antenna","description":"A service described by you.","price":25.5,"icon":"custom","selected":true}]'
const draft =
  '{"fixedItems":["network-design","phone"],"quantities":{"storage":150,"bandwidth":0,"seats":5},"custom":{"selected":true,"name":"Rooftop antenna","price":2550}}'
const fragment =
  '#q=1.80.network-design.phone.storage_150.seats_5.custom_2550_Um9vZnRvcCBhbnRlbm5h.307050'

const selection: Selection = {
  fixedItems: ['network-design', 'phone'],
  quantities: { storage: 150, bandwidth: 0, seats: 5 },
  custom: { selected: true, name: 'Rooftop antenna', price: cents(2550) },
}

const read = { selection, isComplete: true }

test('the quote and the draft that that version kept are read', () => {
  localStorage.setItem(storageKeys.quoteItems, list)
  expect(readSavedQuote()).toEqual({ saved: selection, isDamaged: false, isSavedHere: false })
  const entry = `{"version":1,"savedAt":${Date.now()},"selection":${draft}}`
  localStorage.setItem(storageKeys.quoteDraft, entry)
  expect(readDraft()).toEqual(read)
})

test('a link of that version is read', () => {
  expect(readQuoteLink(fragment)).toEqual({ ...read, sentTotal: 307_050 })
})
