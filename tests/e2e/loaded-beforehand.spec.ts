import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { speculationRulesPath } from '#shared/addresses.ts'
import { fixedItems } from '#shared/catalogue.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { choose, proceedButton } from '#tests/support/at-builder.ts'
import { expect, heading, idle, isHydrated, menuLink, open, test } from '#tests/support/journey.ts'
import { browserArguments, browserSetting } from '#tests/support/browser.ts'
import { setConnection } from '#tests/support/network.ts'
import { test as siteTest } from '#tests/support/site-proxy.ts'

const [offer] = fixedItems

/** The scripts that are requested from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

const scriptOf = (name: string) => expect.stringContaining(`/assets/${name}-`)

test('once the application runs, links that were pointed at, and Proceed, open without a request (rule 1.7)', async ({
  page,
}) => {
  await open(page, paths.home)
  const scripts = scriptsOf(page)
  const requested = [paths.about, paths.services, paths.pricing, paths.contact]
  for (const path of requested) {
    await menuLink(page, path).hover()
    await expect.poll(() => scripts).toContainEqual(scriptOf(`${path.slice(1)}-page`))
  }
  await idle(page)
  // Drawings come when they are drawn.
  const pages = () => scripts.filter((script) => script.includes('-page-'))
  scripts.splice(0)
  for (const path of requested) {
    await menuLink(page, path).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeFocused()
  }
  expect(pages()).toEqual([])

  await open(page, paths.customQuote)
  await choose(page, offer.name)
  await proceedButton(page).hover()
  await expect.poll(() => scripts).toContainEqual(scriptOf('checkout-page'))
  await idle(page)
  scripts.splice(0)
  await proceedButton(page).click()
  await expect(heading(page, checkoutCopy.heading)).toBeVisible()
  expect(scripts).toEqual([])
})

siteTest(
  'before it runs, the browser loads the document of a link that is pointed at, once (rule 1.7)',
  async ({ page, site }) => {
    await page.goto(site.origin + paths.terms)
    site.requests.splice(0)
    const documents = () =>
      site.requests.filter((path) => path === paths.pricing || path === paths.services)
    await menuLink(page, paths.services).hover()
    await expect.poll(documents).toEqual([paths.services])
    await menuLink(page, paths.pricing).hover()
    await expect.poll(documents).toEqual([paths.services, paths.pricing])
    expect(await isHydrated(page)).toBe(false)
    await menuLink(page, paths.pricing).click()
    await expect(heading(page, pricing.heading)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(site.origin + paths.terms)
    expect(documents()).toEqual([paths.services, paths.pricing])
    expect(await isHydrated(page)).toBe(false)
  },
)

// Chromium draws no page beforehand as long as a debugger is attached, as Playwright's is: here the pages tell the site.

/** Runs in the first page, and in the one that it has the browser draw beforehand, and opens once that has settled. */
function drive(path: string): void {
  const atLast = { timeout: 2_000 }
  const rest = () => new Promise((resolve) => void requestIdleCallback(resolve, atLast))
  const key = 'quoteItems'
  const state = () => (localStorage.getItem(key) === null ? 'cleared' : 'kept')
  const tell = async (what: string) => fetch(`/told/${what}/${state()}`)
  if (location.pathname !== path) {
    localStorage.setItem(key, '[]')
    addEventListener('storage', () => {
      localStorage.setItem('colourScheme', 'dark')
      location.href = path
    })
    return
  }
  addEventListener('load', () => {
    void (async () => {
      for (let times = 0; times < 5; times += 1) await rest()
      const before = state()
      await tell(`drawn/${String(Reflect.get(document, 'prerendering'))}`)
      localStorage.setItem('drawn', '')
      while (state() === before) await rest()
      await tell(`opened/${document.documentElement.dataset['scheme']}`)
    })()
  })
}

// Only a browser's own address bar would draw this page beforehand.
siteTest(
  'the success page, drawn beforehand, clears nothing until it is opened, in the colours of that moment (rule 1.7)',
  async ({ site }, testInfo) => {
    const rules = { prerender: [{ urls: [paths.paymentSuccess], eagerness: 'immediate' }] }
    site.answer = (requested, text) => {
      if (requested === speculationRulesPath) return { status: 200, body: JSON.stringify(rules) }
      const body = `${text};(${String(drive)})('${paths.paymentSuccess}')`
      return /\/boot-.*\.js$/.test(requested) ? { status: 200, body } : undefined
    }
    const profile = `--user-data-dir=${testInfo.outputPath('profile')}`
    const args = ['--headless', '--no-sandbox', profile, ...browserArguments]
    const browser = spawn(process.env[browserSetting] ?? '', [...args, site.origin + paths.about], {
      stdio: 'ignore',
    })
    const told = () => site.requests.filter((it) => it.startsWith('/told/'))
    try {
      // The browser may send a request twice. The opened page, which has the same rules, may have itself drawn once more.
      await expect.poll(told).toContain('/told/opened/dark/cleared')
      expect(told()[0]).toBe('/told/drawn/true/kept')
    } finally {
      browser.kill()
    }
    await once(browser, 'exit')
  },
)

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  siteTest(
    `with ${JSON.stringify(connection)}, pointing at a link of a running page loads nothing (rule 1.7)`,
    async ({ page, site }) => {
      await setConnection(page, connection)
      await open(page, site.origin + paths.home)
      await menuLink(page, paths.contact).hover()
      await idle(page)
      expect(site.requests.filter((path) => path.includes('/contact-page-'))).toEqual([])
    },
  )
}
