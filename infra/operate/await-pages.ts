import { setTimeout } from 'node:timers/promises'
import { dryRunEvent } from '#lambda/dry-run-event.ts'
import { invoke } from './aws.ts'

const attempts = 18

/**
 * Waits until the home page names the live version of the function, at most three minutes: a deployment asks the edge to
 * forget the former pages, and ends before it has.
 */
export async function awaitPages(site: string, arn: string, pauseMs = 10_000): Promise<void> {
  const { executed: live } = await invoke(arn, dryRunEvent(site, '{'), AbortSignal.timeout(30_000))
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const home = await fetch(site, { method: 'HEAD', signal: AbortSignal.timeout(20_000) })
    const named = home.headers.get('x-amz-meta-function')
    if (named === null || named === live) return
    console.log(`The pages are of version ${named}, the function is version ${live}; waiting …`)
    await setTimeout(pauseMs)
  }
}
