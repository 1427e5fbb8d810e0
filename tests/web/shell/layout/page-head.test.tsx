import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#web/content/paths.ts'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { allPages, documentTitle, notFoundPage } from '#web/content/site-map.ts'
import { renderPage } from '#tests/support/render-page.tsx'

function inHead(selector: string, attribute: string) {
  return [...document.head.querySelectorAll(selector)].map((it) => it.getAttribute(attribute))
}

const shownHead = () => ({
  title: document.title,
  description: inHead('meta[name=description]', 'content'),
  robots: inHead('meta[name=robots]', 'content'),
  canonical: inHead('link[rel=canonical]', 'href'),
})

function headOf(shown: string) {
  const page = allPages.find(({ path }) => path === shown) ?? notFoundPage
  return {
    title: documentTitle(page),
    description: [page.description],
    robots: page.isPrivate ? ['noindex'] : [],
    canonical: page.isPrivate ? [] : [absoluteUrl(shown)],
  }
}

test('each page has its own head, and navigation moves the focus to the new page’s heading', async () => {
  const { user } = await renderPage(paths.paymentFailed)
  expect(shownHead()).toEqual(headOf(paths.paymentFailed))
  const { label = '' } = allPages.find(({ path }) => path === paths.pricing) ?? {}
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: label }))
  await waitFor(() => expect(shownHead()).toEqual(headOf(paths.pricing)))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
