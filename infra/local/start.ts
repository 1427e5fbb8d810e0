import { readFileSync } from 'node:fs'
import { isUpToDate, makeFrom, type Artifact } from '#infra/artifact.ts'
import { readBuildSettings } from '#infra/build-settings.ts'
import { build, buildArtifact } from '#infra/build-steps.ts'
import { readStage } from '#infra/stage.ts'
import { synthesise, synthesised, synthesisArtifact } from '#infra/synthesis.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { runPhase } from '#infra/tools/phase.ts'
import { environmentNames } from '#lambda/deployment.ts'
import { serveOnLocalhost } from './listen.ts'
import { startPayments } from './payments.ts'
import { startPreview } from './preview.ts'
import { originsHere, readSettings, siteHost } from './settings.ts'
import { readSite } from './site.ts'

async function makeUpToDate(
  artifact: Artifact,
  settings: unknown,
  make: () => Promise<void>,
): Promise<void> {
  if (!(await isUpToDate('.', artifact, settings))) await makeFrom('.', artifact, settings, make)
}

runCommand(async (signal) => {
  const given = readEnvironment()
  const settings = readSettings(given)
  const { stackName, config } = readStage(given)
  const buildSettings = readBuildSettings(given, config)
  // Before a long build: a port in use ends the start.
  const payments = await startPayments(settings)
  const trial = await serveOnLocalhost(() => new Response(), settings.PORT)
  await trial.close()
  await makeUpToDate(buildArtifact, buildSettings, () => build(buildSettings, signal))
  await makeUpToDate(synthesisArtifact, { stackName }, () => synthesise(signal))

  const file = `${synthesised}/${stackName}.template.json`
  const template: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const site = readSite(template, synthesised, siteHost(settings))
  const { [environmentNames.allowedOrigins]: declared = '' } = site.function.environment
  const preview = await runPhase('Starting the preview', () =>
    startPreview(site, {
      port: settings.PORT,
      parameters: { [config.stripeKeyParameter]: payments.secretKey },
      environment: {
        ...payments.environment,
        [environmentNames.allowedOrigins]: originsHere(declared, settings),
      },
    }),
  )
  console.log(`Site:     http://${siteHost(settings)}`)
  console.log(`Payments: ${payments.description}`)
  console.log(`Lambda:   http://localhost:${preview.lambdaPort}, function ${site.function.arn}`)
  if (config.firewall) console.log('The firewall is not part of this preview.')
  console.log('Ctrl-C ends all of it.')
  return { close: () => Promise.all([preview.close(), payments.close?.()]) }
})
