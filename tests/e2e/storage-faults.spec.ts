import { notices } from '#web/content/notices.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import {
  buildPackage,
  button,
  expect,
  fillInDetails,
  goToProvider,
  test,
} from '#tests/support/journey.ts'

function blockStorage(): void {
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  }
}

function fillStorage(): void {
  for (const area of [localStorage, sessionStorage]) {
    for (let size = 2 ** 22; size >= 1;) {
      try {
        area.setItem(`filled ${area.length}`, ' '.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  }
}

for (const [fault, breakIt] of [
  ['may not be accessed', blockStorage],
  ['is full', fillStorage],
] as const) {
  test(`with a storage that ${fault} the visitor is told, and the package can be paid for (rule 8.3)`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(breakIt)
    await buildPackage(page)
    await expect(page.getByText(notices.storageUnavailable.title)).toBeVisible()
    await fillInDetails(page)
    await goToProvider(page)
    await button(page, 'Pay').click()
    await expect(page.getByText(/^INV-\d+-\d{1,3}$/)).toBeVisible()
    await expect(page.getByText(paymentSuccess.lead)).toBeVisible()
  })
}
