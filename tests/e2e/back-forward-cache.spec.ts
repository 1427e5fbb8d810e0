import { browserArguments, browserSetting } from '#tests/support/browser.ts'
import {
  buildPackage,
  consent,
  expect,
  field,
  fillInDetails,
  goToProvider,
  payButton,
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

test('a checkout restored from the back/forward cache is ready to pay, with the consent unchecked', async ({
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
})
