import { isUpToDate, make } from '#infra/tools/artifact.ts'
import { readBuildSettings } from '#infra/tools/build-settings.ts'
import { build } from '#infra/build/build-steps.ts'
import { built, buildArtifact } from '#infra/tools/built.ts'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { runPhase } from '#infra/tools/run-program.ts'
import { startFunction } from './function.ts'
import { serveAt } from './listen.ts'
import { startPayments } from './payment-provider.ts'
import { startPreview } from './preview.ts'
import { originsHere, readSettings, siteOrigin } from './settings.ts'
import { siteOf } from './site.ts'

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
  if (!isUpToDate(buildArtifact, buildSettings)) {
    await make(buildArtifact, buildSettings, () => build(buildSettings, signal))
  }
  const site = siteOf(stage, built, originsHere(settings, config.domainNames))
  const { invoke, close } = await startFunction(site.function, payments)
  const preview = await runPhase('Starting the preview', () =>
    startPreview(site, invoke, settings, payments.pages),
  )
  console.log(`Site:     ${siteOrigin(settings)}`)
  console.log(`Payments: ${payments.description}`)
  if (config.firewall) console.log('The preview has no firewall.')
  console.log('Press Ctrl-C to stop.')
  return { close: () => Promise.all([preview.close(), close(), payments.close?.()]) }
})
