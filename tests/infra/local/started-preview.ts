import { onTestFinished } from 'vitest'
import { startPreview } from '#infra/local/preview.ts'
import { siteOf, type Site } from '#infra/local/site.ts'
import type { ConfigInput } from '#infra/stack/config-schema.ts'
import { readStage } from '#infra/stack/stage.ts'
import { siteOrigin } from '#tests/support/checkout-request.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A small build with this function, and what production's stack would serve of it. */
export function smallSite(handler: string, config: ConfigInput = {}): Site {
  const folder = temporaryFolder({
    'site/index.html': '<!doctype html>',
    'site/404.html': '<h1>Not found</h1>',
    'lambda/index.mjs': handler,
  })
  const stage = readStage({}, { production: config, staging: { stackName: 'Trial' } })
  const build = { site: `${folder}/site`, lambda: `${folder}/lambda/index.mjs` }
  return siteOf(stage, build, [siteOrigin])
}

/** A preview of a site that runs until the test is over. */
export async function startedPreview(site: Site) {
  const parameters = { '/Site/stripe-secret-key': 'sk_test_1' }
  const { port, lambdaPort, close } = await startPreview(site, 0, { parameters })
  onTestFinished(async () => void (await close()))
  return { port, lambdaPort, url: `http://localhost:${port}` }
}
