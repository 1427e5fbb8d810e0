import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { CommandError } from '#infra/tools/command.ts'
import { readTimings } from './probes.ts'

// Throughput in bytes per second, latency in ms per response.
const networks = {
  '1.6 Mbps': { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 },
  '400 kbps': { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 },
}
export type Network = keyof typeof networks

const cpuSlowdown = 4
const idleMs = 2_000
const timeoutMs = 60_000

/** Opens a tab with an empty cache, and throttles network and CPU. */
export async function openTab(browser: Browser, network: Network, screen: BrowserContextOptions) {
  const page = await browser.newPage(screen)
  // tsx adds calls of this helper to functions, including those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return page
}

/** Navigates, and waits for two seconds without loading and long tasks. */
export async function waitUntilIdle(page: Page, navigate: () => Promise<unknown>) {
  let loading = 0
  page.on('request', () => (loading += 1))
  page.on('requestfinished', () => (loading -= 1))
  page.on('requestfailed', () => (loading -= 1))
  await navigate()
  await page.waitForLoadState('load')
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += idleMs) {
    await setTimeout(idleMs)
    if (loading > 0) continue
    const timings = await page.evaluate(readTimings)
    if (timings.now - timings.lastTaskEnd >= idleMs) return timings
  }
  throw new CommandError(`${page.url()} was still busy after ${timeoutMs / 1_000} s.`)
}

/** Waits until a probe logs this word, and returns the numbers that follow it. */
export async function waitForLog(page: Page, word: string, end = ''): Promise<readonly number[]> {
  const message = await page.waitForEvent('console', {
    predicate: (each) => each.text().startsWith(`${word} `) && each.text().endsWith(end),
    timeout: timeoutMs,
  })
  return message.text().split(' ').slice(1).map(Number)
}
