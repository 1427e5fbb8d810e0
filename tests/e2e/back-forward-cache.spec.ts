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

// Playwright switches the cache off, which visitors' browsers have on.
test.use({
  launchOptions: {
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
})

test('a checkout that the browser brings back as it was is ready to pay, without the consent', async ({
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
  // A page that comes back is not loaded again.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(payButton(page)).toBeEnabled()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(consent(page)).not.toBeChecked()
})
