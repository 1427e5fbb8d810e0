import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { layoutWords } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { menuLinks } from '#web/content/site-map.ts'

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))

const pathsOf = (menu: Parameters<typeof menuLinks>[0]) => menuLinks(menu).map(({ path }) => path)

test('the header has its menu and a Get a Quote button that leads to the contact page', async () => {
  await renderPage(paths.about)
  const menu = within(screen.getByRole('banner')).getByRole('navigation', {
    name: layoutWords.mainMenu,
  })
  expect(linksOf(menu)).toEqual([...pathsOf('header'), paths.contact])
  expect(within(menu).getByRole('link', { name: layoutWords.quoteButton })).toBeVisible()
})

test('the footer has its menus and the company’s address, hours, contact details and registration number', async () => {
  await renderPage(paths.about)
  const footer = screen.getByRole('contentinfo')
  expect(linksOf(footer)).toEqual([
    paths.home,
    ...pathsOf('footer'),
    ...pathsOf('legal'),
    company.phone.href,
    company.email.href,
  ])
  const { days, time } = businessHours
  for (const line of [...company.address, days, time, company.registrationNumber]) {
    expect(within(footer).getByText(line, { exact: false })).toBeVisible()
  }
})
