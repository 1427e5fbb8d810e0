import { paths } from '#web/content/paths.ts'
import { printedQuote as words } from '#web/content/printed-quote.ts'
import { quoteActions } from '#web/content/quote-actions.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { printed } from '#tests/support/printed.ts'

test('the button prints the quote, on one page on a phone too', async ({ page }) => {
  await open(page, paths.customQuote)
  const sheet = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('beforeprint', () => resolve(document.body.lastElementChild?.textContent))
      }),
  )
  await page.getByRole('button', { name: quoteActions.print }).tap()
  expect(await sheet).toContain(words.kind)
  const { pages, text } = await printed(page)
  expect(pages).toBe(1)
  expect(text).toContain(words.kind)
})
