import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { browserArguments, browserSetting } from '#tests/support/browser.ts'
import {
  buildPackage,
  consent,
  expect,
  field,
  fillInDetails,
  goToProvider,
  payAtProvider,
  payButton,
  shownNotifications,
  test,
} from '#tests/support/journey.ts'

const executablePath = process.env[browserSetting]

// Playwright turns the back/forward cache off; in visitors' browsers it is on.
test.use({
  launchOptions: {
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
})

test('a checkout that Back restores is ready to pay, with the consent unchecked, and after paying blames no other tab (rules 8.4 and 9.10)', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    })
  })
  await goToProvider(page)
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(payButton(page)).toBeEnabled()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(consent(page)).not.toBeChecked()

  await consent(page).check()
  await goToProvider(page)
  await payAtProvider(page)
  // To the provider, then to the checkout.
  await page.goBack({ waitUntil: 'commit' })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(paths.customQuote)
  await expect(page.getByText(notices.quoteOrdered.description)).toBeVisible()
  await expect(shownNotifications(page)).toHaveCount(1)
})
