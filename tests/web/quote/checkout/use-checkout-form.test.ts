import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { payLabel } from '#tests/support/checkout-page.ts'
import { saveQuote } from '#tests/support/quote-items.ts'
import { openBuilder } from '#tests/support/quote-page.ts'

test('Pay can be clicked in the moment in which it appears, and its notification stays', async () => {
  saveQuote()
  const { router } = await openBuilder()
  const observer = new MutationObserver(() => {
    const pay = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === payLabel(),
    )
    if (!pay) return
    observer.disconnect()
    pay.click()
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  void router.navigate(paths.checkout)
  // Not the element that is found first: the region draws the notification anew when it has loaded.
  await waitFor(() => expect(screen.getByText(notices.requiredFieldsMissing.title)).toBeVisible())
})
