import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { readBuildSettings, readEnvironment } from '#infra/tools/environment.ts'
import { build } from '#infra/build/build-steps.ts'
import { buildArtifact, built, isUpToDate } from '#infra/tools/files.ts'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { functionEnvironment, originSecretHeader } from '#lambda/deployment.ts'
import { createApi, startFunction } from './api.ts'
import { createEdge } from './edge.ts'
import { serveAt } from './listen.ts'
import { originsHere, readSettings, siteOrigin } from './settings.ts'
import { startPayments } from './start-payments.ts'

runCommand(async (signal) => {
  const given = readEnvironment()
  const settings = readSettings(given)
  const stage = readStage(given)
  const { config } = stage
  const buildSettings = readBuildSettings(given, config)
  // First, so that a port in use fails before a long build.
  const payments = await startPayments(settings)
  const trial = await serveAt(() => new Response(), settings.PORT, settings.HOST)
  await trial.close()
  if (!isUpToDate(buildArtifact, buildSettings)) await build(buildSettings, signal)
  const secret = randomUUID()
  const origins = originsHere(settings, config.domainNames)
  // A live stage is tried with test keys too.
  const live = config.live && payments.isLive
  const environment = functionEnvironment({ ...config, live }, origins, secret)
  const { invoke, close } = await startFunction(built.lambda, environment, payments)
  const edge = createEdge(stage, built.site, createApi({ [originSecretHeader]: secret }, invoke))
  const app = new Hono()
    .route('/', payments.pages ?? new Hono())
    .all('*', ({ req }) => edge(req.raw))
  const preview = await serveAt(app.fetch, settings.PORT, settings.HOST)
  console.log(`Site:     ${siteOrigin(settings)}`)
  console.log(`Payments: ${payments.description}`)
  if (config.firewall) console.log('The preview has no firewall.')
  console.log('Press Ctrl-C to stop.')
  return { close: () => Promise.all([preview.close(), close(), payments.close?.()]) }
})
