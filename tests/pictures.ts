import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { chromium } from '@playwright/test'
import { built } from '#infra/build/build-steps.ts'
import { filesIn } from '#infra/tools/files.ts'
import { runCommand } from '#infra/tools/command.ts'
import { paths } from '#web/content/paths.ts'
import { serveFiles, trustArgument } from './bench/serve-files.ts'
import { browserArguments, findBrowser } from './support/browser.ts'
import { viewports } from './support/viewports.ts'

// The pictures in the README, taken of the built site: `npm run pictures`, after a change of the look.
const folder = 'docs/pictures'
const pictures = [
  { name: 'home', path: paths.home, viewport: viewports.desktop, colorScheme: 'light' },
  {
    name: 'builder-dark',
    path: paths.customQuote,
    viewport: viewports.desktop,
    colorScheme: 'dark',
  },
  { name: 'phone', path: paths.home, viewport: viewports.mobile, colorScheme: 'light' },
] as const

runCommand(async () => {
  const files = filesIn(built.site).map(
    (file) => [relative(built.site, file), readFileSync(file)] as const,
  )
  const { origin } = await serveFiles(new Map(files))
  const args = [...browserArguments, trustArgument]
  await using browser = await chromium.launch({ executablePath: findBrowser(), args })
  for (const { name, path, ...screen } of pictures) {
    // Still, so that the same site gives the same pictures.
    await using page = await browser.newPage({ ...screen, reducedMotion: 'reduce' })
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
  return undefined
})
