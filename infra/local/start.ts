import { readFileSync } from 'node:fs'
import { makeIfOutdated } from '#infra/build/artifact.ts'
import { readBuildSettings } from '#infra/build/build-settings.ts'
import * as steps from '#infra/build/build-steps.ts'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { runPhase } from '#infra/tools/run-program.ts'
import { environmentNames } from '#lambda/deployment.ts'
import { serveOnLocalhost } from './listen.ts'
import { startPayments } from './payment-provider.ts'
import { startPreview } from './preview.ts'
import { originsHere, readSettings, siteHost } from './settings.ts'
import { readSite } from './site.ts'

runCommand(async (signal) => {
  const given = readEnvironment()
  const settings = readSettings(given)
  const { config } = readStage(given)
  const { stackName } = config
  const buildSettings = readBuildSettings(given, config)
  // First, so that a port in use fails before a long build.
  const payments = await startPayments(settings)
  const trial = await serveOnLocalhost(() => new Response(), settings.PORT)
  await trial.close()
  await makeIfOutdated(steps.buildArtifact, buildSettings, () => steps.build(buildSettings, signal))
  await makeIfOutdated(steps.synthesisArtifact, { stackName }, () => steps.synthesise(signal))
  const file = `${steps.synthesised}/${stackName}.template.json`
  const template: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const site = readSite(template, steps.synthesised, siteHost(settings))
  const { [environmentNames.allowedOrigins]: declared = '' } = site.function.environment
  const preview = await runPhase('Starting the preview', () =>
    startPreview(site, settings.PORT, {
      parameters: { [config.paymentsKeyParameter]: payments.secretKey },
      environment: {
        ...payments.environment,
        [environmentNames.allowedOrigins]: originsHere(declared, settings),
      },
    }),
  )
  console.log(`Site:     http://${siteHost(settings)}`)
  console.log(`Payments: ${payments.description}`)
  console.log(`Lambda:   http://localhost:${preview.lambdaPort}, function ${site.function.arn}`)
  if (config.firewall) console.log('The preview has no firewall.')
  console.log('Press Ctrl-C to stop.')
  return { close: () => Promise.all([preview.close(), payments.close?.()]) }
})
