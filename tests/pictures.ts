import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { runCommand } from '#infra/tools/command.ts'
import { paths } from '#web/content/paths.ts'
import { browserArguments, findBrowser } from './support/browser.ts'
import { startSite } from './support/started-site.ts'
import { viewports } from './support/viewports.ts'

// The pictures in the README, taken of the built site: `npm run pictures`, after a change of the look.
const folder = 'docs/pictures'
const pictures = [
  { name: 'home', path: paths.home, viewport: viewports.desktop, colorScheme: 'light' },
  { name: 'builder', path: paths.customQuote, viewport: viewports.desktop, colorScheme: 'dark' },
  { name: 'phone', path: paths.home, viewport: viewports.mobile, colorScheme: 'light' },
] as const

runCommand(async () => {
  const site = await startSite()
  await using browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  })
  for (const { name, path, ...screen } of pictures) {
    // Still, so that the same site gives the same pictures.
    await using page = await browser.newPage({ ...screen, reducedMotion: 'reduce' })
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
  await site.close()
})
