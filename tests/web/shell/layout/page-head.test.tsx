import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#web/content/paths.ts'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { allPages, documentTitle, notFoundPage } from '#web/content/site-map.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const inHead = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((it) => it.getAttribute(attribute))

test('after a click on a link the head is the new page’s, and its heading has the focus, in another main element', async () => {
  const { user } = await renderPage(paths.paymentFailed)
  expect(inHead('meta[name=robots]', 'content')).toEqual(['noindex'])
  expect(inHead('link[rel=canonical]', 'href')).toEqual([])
  const main = screen.getByRole('main')
  const page = allPages.find(({ path }) => path === paths.pricing) ?? notFoundPage
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: page.label ?? '' }))
  await waitFor(() => expect(document.title).toBe(documentTitle(page)))
  expect(inHead('meta[name=description]', 'content')).toEqual([page.description])
  expect(inHead('meta[name=robots]', 'content')).toEqual([])
  expect(inHead('link[rel=canonical]', 'href')).toEqual([absoluteUrl(paths.pricing)])
  // Orca would take the first text of the same one for read, and not say the heading.
  expect(screen.getByRole('main')).not.toBe(main)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading).toHaveFocus()
  act(() => heading.blur())
  expect(heading).not.toHaveAttribute('tabindex')
})
