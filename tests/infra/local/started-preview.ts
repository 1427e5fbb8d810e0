import { onTestFinished } from 'vitest'
import { createApi, type Invoke } from '#infra/local/api.ts'
import { createEdge } from '#infra/local/edge.ts'
import { serveAt } from '#infra/local/listen.ts'
import type { ConfigInput } from '#infra/stack/config-schema.ts'
import { readStage } from '#infra/stack/stage.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A preview of two pages with this function, as production's stack would serve them, that runs until the test is over. */
export async function startedPreview(invoke: Invoke, config: ConfigInput = {}) {
  const folder = temporaryFolder({
    'index.html': '<!doctype html>',
    '404.html': '<h1>Not found</h1>',
  })
  const stage = readStage({}, { production: config, staging: { stackName: 'Trial' } })
  const { port, close } = await serveAt(createEdge(stage, folder, createApi({}, invoke)), 0)
  onTestFinished(close)
  return { url: `http://localhost:${port}` }
}
