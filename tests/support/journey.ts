import { test as base, expect, type Page, type Locator } from '@playwright/test'
import { layoutCopy } from '#web/content/layout.ts'
import { siteMap } from '#web/content/site-map.ts'
import { watchTexts } from './translation.ts'

export { expect }

type Fixtures = {
  /** Console errors, uncaught exceptions, and whatever the page's Content-Security-Policy blocked. */
  readonly browserErrors: string[]
}

/** A test in a real browser, which also fails on any browser error. */
export const test = base.extend<Fixtures>({
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors: string[] = []
      context.on('weberror', (it) => browserErrors.push(`uncaught: ${it.error().message}`))
      context.on('console', (message) => {
        const { url } = message.location()
        // The browser logs the 404 status of the not-found page itself.
        const isOwnStatus = url === message.page()?.url()
        if (message.type() === 'error' && !isOwnStatus)
          browserErrors.push(`console: ${message.text()} (${url})`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          reportError(new Error(`blocked: ${event.effectiveDirective} ${event.blockedURI}`)),
        )
      })
      await context.addInitScript(watchTexts)
      await use(browserErrors)
      expect(browserErrors, 'browser errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Whether the application runs, which is when the router takes over scroll restoration. */
export const isHydrated = (page: Page) =>
  page.evaluate(() => history.scrollRestoration === 'manual')

/** Points at a control, which starts the application (rule 1.9). Most pages have none. */
export const startApplication = (page: Page) =>
  page.evaluate(() => {
    const control = document.createElement('button')
    document.body.append(control)
    control.dispatchEvent(new Event('pointerover', { bubbles: true }))
    control.remove()
  })

export async function waitForHydration(page: Page): Promise<void> {
  await expect(async () => {
    await startApplication(page)
    expect(await isHydrated(page)).toBe(true)
  }).toPass()
}

/** Waits for two frames and an idle period. Chromium may not report one to a page that draws nothing. */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            // Safari has no idle callbacks.
            if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2_000 })
            else setTimeout(resolve)
          }),
        ),
      ),
  )

/** The sum of the layout shifts since the page was opened. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    // After two frames, every shift so far has been reported.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return sum
  })

/** The width of the page beyond the window, once what depends on the window's width is drawn. */
export async function overflow(page: Page): Promise<number> {
  await idle(page)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** The notifications that are shown, the latest one last. */
export const shownNotifications = (page: Page) =>
  page.getByRole('region', { name: layoutCopy.notices }).locator('[aria-live] > *')

/** A page's name in the menus. */
function labelOf(path: string): string {
  return siteMap.find((page) => page.path === path)?.label ?? path
}

/** The page's h1. */
export const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) })

/** A page's link in the header. */
export const menuLink = (page: Page, path: string) =>
  page.getByRole('banner').getByRole('link', { name: labelOf(path), exact: true })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What holds words on every page. */
const wordy =
  'header a, main :is(h1, h2, h3, p, dt, dd, li:not(:has(> button)), a, aside, button, input), main li > :is(span, b), footer a'

/** The elements whose words are wider than they are: by default of the whole page. */
export const cutWords = (page: Page, elements: Locator = page.locator(wordy)) =>
  elements.evaluateAll((found) =>
    found
      .filter((element) => element.checkVisibility() && element.clientWidth > 0)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

/** On how many lines the text of each of these elements stands. */
export const lineCounts = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size
    }),
  )
