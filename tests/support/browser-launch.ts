import { chromium } from '@playwright/test'

/** How the browser is started. None of these changes what a page sees. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox refuses to work for root, as whom a container runs.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Whether a browser really starts. Its version alone would tell too little: it is printed also where a library is missing,
 * and on Windows Chrome opens a window instead.
 *
 * @param executablePath - the browser; without it, Playwright's own
 */
export async function canLaunch(executablePath: string | undefined): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      args: browserArguments,
      timeout: 20_000,
      ...(executablePath && { executablePath }),
    })
    await browser.close()
    return true
  } catch {
    return false
  }
}
