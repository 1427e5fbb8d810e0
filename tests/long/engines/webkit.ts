import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, By, error, Key, until, type WebElement } from 'selenium-webdriver'
import { vi } from 'vitest'
import * as v from 'valibot'
import { freePort } from '#tests/support/started-site.ts'
import { findProgram } from '#tests/support/programs.ts'
import type { Tab } from './tab.ts'

const packages = ['webkit2gtk-driver', 'xvfb', 'xauth']
/** Finds a program of the driver's packages. */
const find = (command: string) =>
  findProgram({
    name: 'WebKitGTK',
    commands: [command],
    check: '--help',
    packages,
    advice: `install it, for instance with apt-get install ${packages.join(' ')}.`,
  })

/** In ms. */
const timeout = 30_000

/** Starts the driver on a screen of its own. */
async function startDriver() {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = ['--auto-servernum', find('WebKitWebDriver'), `--port=${port}`]
  const child = spawn(find('xvfb-run'), args, {
    stdio: 'ignore',
    // Its sandbox can't be set up in a container, nor by root.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    // A process group, so that screen, driver and browser end together.
    detached: true,
  })
  const closed = once(child, 'close')
  await vi.waitFor(() => fetch(`${url}/status`), { timeout, interval: 100 })
  return {
    url,
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid)
      await closed
    },
  }
}

/** This driver reports no errors, so each document collects its own, from the end of its loading on. */
const collectErrors = `
if (!window.errors) {
  window.errors = []
  addEventListener('error', ({ message }) => errors.push('uncaught: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push('uncaught: ' + reason))
  document.addEventListener('securitypolicyviolation', (event) =>
    errors.push('blocked: ' + event.effectiveDirective + ' ' + event.blockedURI))
  const { error } = console
  console.error = (...args) => { errors.push('console: ' + args.join(' ')); error(...args) }
}
return errors.splice(0)`

// The driver scrolls an element to the nearest edge, where the builder's total may cover it, and clicks where it was before
// what depends on the scroll position has moved.
const scrollToIt = `const [element, done] = arguments
element.scrollIntoView({ block: 'center' })
requestAnimationFrame(() => requestAnimationFrame(done))`

/** Starts WebKitGTK's MiniBrowser by its WebDriver. */
export async function startWebKit(): Promise<Tab> {
  const { url, stop } = await startDriver()
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  const errors: string[] = []
  const collect = async () => {
    errors.push(...v.parse(v.array(v.string()), await driver.executeScript(collectErrors)))
  }
  /** Acts on an element as soon as it is enabled and nothing covers it. */
  const act = (xpath: string, action: (element: WebElement) => Promise<void>) =>
    driver.wait(
      async () => {
        const element = await driver.wait(until.elementLocated(By.xpath(xpath)), timeout)
        await driver.executeAsyncScript(scrollToIt, element)
        try {
          await action(element)
          return true
        } catch (cause) {
          if (cause instanceof error.ElementNotInteractableError) return false
          throw cause
        }
      },
      timeout,
      `No element that can be acted on: ${xpath}`,
    )
  return {
    open: async (address) => {
      await driver.get(address)
      await collect()
    },
    click: async (xpath) => {
      await collect()
      await act(xpath, (element) => element.click())
    },
    type: async (xpath, text) => {
      await act(xpath, (element) => element.clear())
      await act(xpath, (element) => element.sendKeys(text))
    },
    pressEnd: async (xpath) => {
      await act(xpath, (element) => element.sendKeys(Key.END))
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    errors: async () => {
      await collect()
      return errors
    },
    close: async () => {
      await driver.quit()
      await stop()
    },
  }
}
