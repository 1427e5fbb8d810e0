import { createServer } from 'node:http'
import { isUpToDate, makeFrom } from '#infra/artifact.ts'
import { readBuildSettings, type BuildSettings } from '#infra/build-settings.ts'
import { build, buildArtifact } from '#infra/build-steps.ts'
import { config } from '#infra/config.ts'
import { parseConfig } from '#infra/config-schema.ts'
import { synthesise, synthesised, synthesisArtifact } from '#infra/synthesis.ts'
import { readStack } from './cloudformation/stack.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { atPortOrAny, listenOnLocalhost, refusePortInUse } from './listen.ts'
import { startPayments } from './payments.ts'
import { startPreview } from './preview.ts'
import { readSettings } from './settings.ts'
import { originsHere, siteHost } from './site-origins.ts'

async function makeReady(buildSettings: BuildSettings, signal: AbortSignal): Promise<void> {
  if (!(await isUpToDate('.', buildArtifact, buildSettings))) {
    console.log('Building the site, which takes a moment after a change.')
    await makeFrom('.', buildArtifact, buildSettings, () => build(buildSettings, signal))
  }
  if (!(await isUpToDate('.', synthesisArtifact, null))) {
    console.log('Synthesising the stack, which takes a moment after a change.')
    await makeFrom('.', synthesisArtifact, null, () => synthesise(signal))
  }
}

runCommand(async (signal) => {
  const environment = readEnvironment()
  const settings = readSettings(environment)
  const deployment = parseConfig(config)
  await refusePortInUse(settings.port)
  await makeReady(readBuildSettings(environment, deployment), signal)

  const stack = readStack(synthesised, { distributionHost: siteHost(settings) })
  const payments = await startPayments(settings)
  const preview = await startPreview(stack, {
    parameters: new Map([[deployment.stripeKeyParameter, payments.secretKey]]),
    environment: ({ ALLOWED_ORIGINS = '' }) => ({
      ...payments.environment,
      ALLOWED_ORIGINS: originsHere(ALLOWED_ORIGINS, settings),
    }),
  })
  // The edge has limits of its own for headers, beyond Node's.
  const server = createServer({ maxHeaderSize: 65_536 }, preview.site)
  const site = await listenOnLocalhost(server, settings.port)
  const aws = await atPortOrAny(settings.port + 2, (port) =>
    listenOnLocalhost(createServer(preview.aws), port),
  )
  console.log(`Site:     http://${siteHost(settings)}`)
  console.log(`Payments: ${payments.description}`)
  console.log(`Lambda:   http://localhost:${aws.port}, function ${stack.output('LiveFunction')}`)
  for (const notice of stack.notices) console.log(notice)
  console.log('Ctrl-C ends all of it.')
  return {
    async close() {
      // The visitors first: a call whose visitor is gone is no failure of the function.
      await Promise.all([site.close(), aws.close()])
      await Promise.all([preview.close(), payments.close()])
    },
  }
})
