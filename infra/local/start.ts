import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { runPhase } from '#infra/tools/phase.ts'
import { environmentNames } from '#lambda/deployment.ts'
import { builtSite } from './built-site.ts'
import { serveOnLocalhost } from './listen.ts'
import { startPayments } from './payment-provider.ts'
import { startPreview } from './preview.ts'
import { originsHere, readSettings, siteHost } from './settings.ts'

runCommand(async (signal) => {
  const given = readEnvironment()
  const settings = readSettings(given)
  const { config } = readStage(given)
  // First, so that a port in use fails before a long build.
  const payments = await startPayments(settings)
  const trial = await serveOnLocalhost(() => new Response(), settings.PORT)
  await trial.close()
  const site = await builtSite(given, siteHost(settings), signal)
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
