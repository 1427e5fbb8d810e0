import type { Locator, Page } from '@playwright/test'

/** What holds words on every page. */
const wordy =
  'header a, main :is(h1, h2, h3, p, dt, dd, li:not(:has(> button)), a, aside, button, input), main li > :is(span, b), footer a'

/** The elements whose words are wider than they are: by default of the whole page. */
export const cutWords = (page: Page, elements: Locator = page.locator(wordy)) =>
  elements.evaluateAll((found) =>
    found
      .filter((element) => element.checkVisibility() && element.clientWidth > 0)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

/** On how many lines the text of each of these elements stands. */
export const lineCounts = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size
    }),
  )
