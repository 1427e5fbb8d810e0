import { chromium, type Page } from '@playwright/test'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { fixedItemIds } from '#shared/catalogue.ts'
import { country } from '#shared/locale.ts'
import { addToQuotePath, paths } from '#web/content/paths.ts'
import { allPages, notFoundPage } from '#web/content/site-map.ts'
import { browserArguments, findBrowser } from './support/browser.ts'
import { pseudoLanguage } from './pseudo-language.ts'

// `npm run check:language`: shows every page in an accented, longer language, on a phone and a desktop. What is still in
// English is in no file that a translator reads, and what doesn't fit would not in a language with longer words.
const { rtl, pictures } = parseArgs({
  options: {
    /** Pretends that the language is written from right to left. */
    rtl: { type: 'boolean', default: false },
    /** The folder for a picture of each page. */
    pictures: { type: 'string' },
  },
}).values
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Where pages are opened in another state than that of their address. */
const opened = new Map<string, string>([
  [paths.customQuote, addToQuotePath(fixedItemIds.join(','))],
  [notFoundPage.path, '/no-page'],
])

/** The texts of a page without an accent although one of their words should have one, and those that don't fit. */
async function findFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate((name) => {
    // A word alone may be an id, which only the source can tell from a text; dates are the browser's. A text with letters
    // of another script has been translated.
    const untranslated = /(?<![\wÀ-ÿ@./-])(?=\w*[aeiou])[A-Z]?[a-z]{3,}(?![\w@/-]|\.\w)/
    const sameEverywhere = new RegExp(
      `^(?:[a-z]+|\\d+ \\w+ \\d{4}|${name})$|(?!\\p{Script=Latin})\\p{L}`,
      'u',
    )
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue?.trim() ?? ''
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      let place = texts.currentNode.parentElement
      // Drawings are files of their own.
      if (text === '' || place?.closest('svg')) continue
      if (untranslated.test(text) && !/[áéíóúý]/.test(text) && !sameEverywhere.test(text)) {
        found.push(`in English: ${text}`)
      }
      while (place && getComputedStyle(place).overflowX === 'visible') place = place.parentElement
      const isScrolled = place && /auto|scroll/.test(getComputedStyle(place).overflowX)
      const screen = { left: 0, right: innerWidth, width: innerWidth }
      const { left, right, width } = place?.getBoundingClientRect() ?? screen
      const box = range.getBoundingClientRect()
      // What only screen readers read is a pixel wide, and what is not displayed has no width.
      const isShown = width > 1 && box.width > 0
      if (isShown && !isScrolled && (box.left < left - 1 || box.right > right + 1))
        found.push(`cut off: ${text}`)
    }
    const { scrollWidth = 0 } = document.scrollingElement ?? {}
    return scrollWidth > innerWidth ? [...found, `${scrollWidth} px wide`] : found
  }, country)
}

runCommand(async () => {
  const plugins = [pseudoLanguage(rtl ? 'rtl' : 'ltr')]
  const server = await createServer({ plugins, logLevel: 'error' })
  await server.listen()
  await using browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const faults: string[] = []
  for (const viewport of screens) {
    await page.setViewportSize(viewport)
    for (const { path } of allPages) {
      await page.goto(new URL(opened.get(path) ?? path, server.resolvedUrls?.local[0]).href)
      // The application starts with the visitor's first move.
      await page.mouse.move(9, 9)
      await page.locator('main h1').waitFor()
      // The largest amounts.
      for (const slider of await page.getByRole('slider').all()) await slider.press('End')
      const found = await findFaults(page)
      faults.push(...found.map((fault) => `${path} at ${viewport.width} px: ${fault}`))
      if (pictures !== undefined) {
        const name = new URL(page.url()).pathname.slice(1).replaceAll('/', '-') || 'home'
        const file = `${name}-${viewport.width}.png`
        await page.evaluate(() => scrollTo(0, 0))
        await page.screenshot({ path: join(pictures, file), fullPage: true })
      }
      if (path === paths.customQuote) {
        await page.locator('main [data-variant=primary]').first().click()
        await page.waitForURL(`**${paths.checkout}`)
      }
    }
  }
  await server.close()
  if (faults.length > 0) throw new CommandError(faults.join('\n'))
  console.log(`${allPages.length} pages checked: every text is translated and fits.`)
})
