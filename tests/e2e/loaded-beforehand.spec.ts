import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { speculationRulesPath } from '#shared/addresses.ts'
import { paths } from '#web/content/paths.ts'
import { browserArguments, browserSetting } from '#tests/support/browser.ts'
import { expect } from '#tests/support/journey.ts'
import { test } from '#tests/support/offline-journey.ts'

// Chromium draws no page beforehand as long as a debugger is attached, as Playwright's is: here the pages tell the site.

/** Runs in the first page, and in the one that it has the browser draw beforehand, and opens once that has settled. */
function drive(path: string): void {
  const atLast = { timeout: 2_000 }
  const idle = () => new Promise((resolve) => void requestIdleCallback(resolve, atLast))
  const state = async () => {
    const isKept = localStorage.getItem('quoteItems') !== null
    return `${isKept ? 'kept' : 'cleared'}/${(await caches.match(path)) ? 'saved' : 'unsaved'}`
  }
  const tell = async (what: string) => fetch(`/told/${what}/${await state()}`)
  if (location.pathname !== path) {
    localStorage.setItem('quoteItems', '[]')
    addEventListener('storage', () => {
      localStorage.setItem('colourScheme', 'dark')
      location.href = path
    })
    return
  }
  addEventListener('load', () => {
    void (async () => {
      for (let times = 0; times < 5; times += 1) await idle()
      const before = await state()
      await tell(`drawn/${String(Reflect.get(document, 'prerendering'))}`)
      localStorage.setItem('drawn', '')
      while ((await state()) === before) await idle()
      await tell(`opened/${document.documentElement.dataset['scheme']}`)
    })()
  })
}

for (const [path, done] of [
  // Only a browser's own address bar would draw it beforehand.
  [paths.paymentSuccess, 'cleared/unsaved'],
  [paths.pricing, 'kept/saved'],
]) {
  test(`${path}, drawn beforehand, clears and saves nothing until it is opened, in the colours of that moment (rule 1.7)`, async ({
    site,
  }, testInfo) => {
    // For the first page only: the opened one would have itself drawn once more.
    const rules: object[] = [{ prerender: [{ urls: [path], eagerness: 'immediate' }] }]
    site.answer = (requested, text) => {
      if (requested === speculationRulesPath)
        return { status: 200, body: JSON.stringify(rules.shift() ?? {}) }
      const body = `${text};(${String(drive)})('${path}')`
      return /\/boot-.*\.js$/.test(requested) ? { status: 200, body } : undefined
    }
    const profile = `--user-data-dir=${testInfo.outputPath('profile')}`
    const args = ['--headless', '--no-sandbox', profile, ...browserArguments]
    const browser = spawn(process.env[browserSetting] ?? '', [...args, site.origin + paths.about], {
      stdio: 'ignore',
    })
    const told = () => site.requests.filter((it) => it.startsWith('/told/'))
    // The first and the last: the browser may send a request twice, or draw the page beforehand once more.
    await expect
      .poll(() => [told()[0], told().at(-1)])
      .toEqual(['/told/drawn/true/kept/unsaved', `/told/opened/dark/${done}`])
    browser.kill()
    await once(browser, 'exit')
  })
}
