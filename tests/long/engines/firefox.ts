import { launch } from 'puppeteer-core'
import { findProgram } from '#tests/support/programs.ts'
import type { Tab } from './tab.ts'

const program = {
  name: 'Firefox',
  commands: ['firefox-esr', 'firefox'],
  packages: ['firefox-esr'],
  advice: 'install it, for instance with apt-get install firefox-esr.',
}

// About a file still on its way through the service worker when its page was left. For the worker's own failures Firefox
// has other messages.
const leftBehind = 'A ServiceWorker intercepted the request and encountered an unexpected error'

/** Starts Firefox, which speaks WebDriver BiDi. */
export async function startFirefox(): Promise<Tab> {
  const browser = await launch({ browser: 'firefox', executablePath: findProgram(program) })
  const [page = await browser.newPage()] = await browser.pages()
  const errors: string[] = []
  page.on('pageerror', (error) => {
    if (!String(error).includes(leftBehind)) errors.push(`uncaught: ${String(error)}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  const locate = (xpath: string) => page.locator(`xpath/${xpath}`)
  return {
    // Not goto(): after a page that Back restored, it waits for an event that doesn't come.
    open: async (url) => {
      await page.evaluate((next) => {
        Reflect.set(window, 'isLeft', true)
        location.assign(next)
      }, url)
      await page.waitForFunction(
        () => !Reflect.has(window, 'isLeft') && document.readyState === 'complete',
      )
    },
    click: (xpath) => locate(xpath).click(),
    type: async (xpath, text) => {
      const element = await locate(xpath).waitHandle()
      await element.click({ count: 3 })
      await element.type(text)
    },
    pressEnd: async (xpath) => (await locate(xpath).waitHandle()).press('End'),
    evaluate: (expression) => page.evaluate(expression),
    errors: async () => errors,
    close: () => browser.close(),
  }
}
