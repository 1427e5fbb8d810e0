import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { siteMap } from '#web/content/site-map.ts'
import { renderPage } from '#tests/support/render-page.tsx'

function inHead(selector: string, attribute: string) {
  return [...document.head.querySelectorAll(selector)].map((it) => it.getAttribute(attribute))
}

const canonical = () => inHead('link[rel=canonical]', 'href')
const description = () => inHead('meta[name=description]', 'content')
const robots = () => inHead('meta[name=robots]', 'content')

test('a page names its own address, its description, and nothing that keeps robots out', async () => {
  await renderPage('/about')
  expect(canonical()).toEqual([absoluteUrl('/about')])
  expect(description()).toEqual([siteMap.find(({ path }) => path === '/about')?.description])
  expect(robots()).toEqual([])
})

test.each(['/payment-failed', '/no/such/page'])(
  '%s keeps robots out and has no address of its own',
  async (path) => {
    // The page for unknown addresses logs the path.
    vi.spyOn(console, 'warn').mockReturnValue()
    await renderPage(path)
    expect(canonical()).toEqual([])
    expect(robots()).toEqual(['noindex'])
  },
)

test('on the way to another page, the address, the description and the title follow', async () => {
  const { user } = await renderPage('/payment-failed')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Pricing' }))
  await waitFor(() => expect(canonical()).toEqual([absoluteUrl('/pricing')]))
  expect(description()).toEqual([siteMap.find(({ path }) => path === '/pricing')?.description])
  expect(robots()).toEqual([])
  expect(document.title).toMatch(/^Pricing/)
})
