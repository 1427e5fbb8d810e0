import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { expect, open, test } from '#tests/support/journey.ts'

test('a printed legal document has no menus, and its links show their URLs (rule 7.13)', async ({
  page,
}) => {
  await open(page, paths.privacy)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  const shownAfter = (address: string) =>
    page
      .getByRole('main')
      .locator(`a[href^="${address}"]`)
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  for (const shown of await shownAfter('https://')) expect(shown).toContain('https://')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const cookies = new URL(paths.cookies, canonical ?? '').href
  expect(String(await shownAfter(paths.cookies))).toContain(cookies)
  expect(new Set(await shownAfter(company.privacyEmail.href))).toEqual(new Set(['none']))
})
