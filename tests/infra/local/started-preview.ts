import { onTestFinished } from 'vitest'
import type { Invoke } from '#infra/local/function.ts'
import { startPreview } from '#infra/local/preview.ts'
import { siteOf } from '#infra/local/site.ts'
import type { ConfigInput } from '#infra/stack/config-schema.ts'
import { readStage } from '#infra/stack/stage.ts'
import { siteOrigin } from '#tests/support/checkout-request.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A preview of two pages with this function, as production's stack would serve them, that runs until the test is over. */
export async function startedPreview(invoke: Invoke, config: ConfigInput = {}) {
  const folder = temporaryFolder({
    'index.html': '<!doctype html>',
    '404.html': '<h1>Not found</h1>',
  })
  const stage = readStage({}, { production: config, staging: { stackName: 'Trial' } })
  const site = siteOf(stage, { site: folder, lambda: '' }, [siteOrigin])
  const { port, close } = await startPreview(site, invoke, { PORT: 0, HOST: undefined })
  onTestFinished(close)
  return { site, url: `http://localhost:${port}` }
}
