import { Hono } from 'hono'
import { readEnvironment } from '#infra/tools/environment.ts'
import { build } from '#infra/build/build-steps.ts'
import { buildArtifact, built, isUpToDate } from '#infra/tools/files.ts'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { startApi } from './api.ts'
import { createEdge } from './edge.ts'
import { serveAt } from './listen.ts'
import { originHere, readSettings } from './settings.ts'

runCommand(async (signal) => {
  const given = readEnvironment()
  const settings = readSettings(given)
  const stage = readStage(given)
  const { siteOrigin } = stage
  // First, so that a port in use fails before a long build.
  const trial = await serveAt(() => new Response(), settings.PORT, settings.HOST)
  await trial.close()
  if (!isUpToDate(buildArtifact, { siteOrigin })) await build(siteOrigin, signal)
  const { callApi, payments, close } = await startApi(built.lambda, stage, settings)
  const edge = createEdge(stage, built.site, callApi)
  const app = new Hono()
    .route('/', payments.pages ?? new Hono())
    .all('*', ({ req }) => edge(req.raw))
  const preview = await serveAt(app.fetch, settings.PORT, settings.HOST)
  console.log(`Site:     ${originHere(settings)}`)
  console.log(`Payments: ${payments.description}`)
  if (stage.config.firewall) console.log('The preview has no firewall.')
  console.log('Press Ctrl-C to stop.')
  return { close: () => Promise.all([preview.close(), close()]) }
})
