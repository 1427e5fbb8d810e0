import { company } from '#web/content/company.ts'
import { legalCopy } from '#web/content/legal/legal-documents.ts'
import { terms } from '#web/content/legal/terms.ts'
import { paths } from '#web/content/paths.ts'
import { toAnchor } from '#web/site/legal/heading-anchor.ts'
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

test('on desktop the table of contents stays beside a legal document and leads to its sections', async ({
  page,
}) => {
  await open(page, paths.terms)
  const contents = page.getByRole('navigation', { name: legalCopy.contents })
  const { heading = '' } = terms.sections.at(-2) ?? {}
  await contents.getByRole('link', { name: heading }).click()
  await expect(page).toHaveURL(`${paths.terms}#${toAnchor(heading)}`)
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
  await expect(contents).toBeInViewport()
})
