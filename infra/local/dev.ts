import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { context } from 'esbuild'
import { Hono } from 'hono'
import { createServer as createViteServer } from 'vite'
import { lambdaBundle } from '#infra/build/bundles.ts'
import { runCommand, runPhase } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { environmentNames } from '#lambda/deployment.ts'
import { apiPaths } from '#shared/addresses.ts'
import { createApi, startFunction } from './api.ts'
import { toListener, listenAt } from './listen.ts'
import { originsHere, readSettings, siteOrigin } from './settings.ts'
import { startPayments } from './start-payments.ts'

// A separate bundle, so that the one of `npm start` stays unchanged.
const bundle = 'dist/dev/lambda.mjs'

runCommand(async () => {
  const settings = readSettings(readEnvironment())
  const payments = await startPayments(settings)
  const bundling = await context(lambdaBundle(bundle))
  await runPhase('Bundling the function', () => bundling.rebuild())
  await bundling.watch()
  const environment = {
    [environmentNames.secretKeyParameter]: '/key',
    [environmentNames.allowedOrigins]: originsHere(settings).join(','),
    [environmentNames.keyMode]: payments.isLive ? 'live' : 'test',
  }
  const { invoke, close } = await startFunction(bundle, environment, payments)
  const callApi = createApi({}, invoke)

  const server = createServer()
  const vite = await runPhase('Starting Vite', () =>
    createViteServer({
      appType: 'custom',
      // Prints the browser's errors here too.
      server: { middlewareMode: { server }, ws: { server }, forwardConsole: true },
    }),
  )

  // Everything that Vite doesn't serve.
  const app = new Hono()
  app.all(apiPaths, ({ req }) => callApi(req.raw))
  if (payments.pages) app.route('/', payments.pages)
  app.get('*', async ({ req, html, text }) => {
    // Includes files that only the build makes.
    if (req.path.includes('.')) return text('Not found', 404)
    const index = await readFile('web/index.html', 'utf8')
    return html(await vite.transformIndexHtml(req.path, index))
  })
  vite.middlewares.use(toListener(app.fetch))
  server.on('request', vite.middlewares)
  const site = await listenAt(server, settings.PORT, settings.HOST)
  console.log(`Site:     ${siteOrigin(settings)}, with hot reload`)
  console.log(`Payments: ${payments.description}`)
  console.log('Press Ctrl-C to stop.')
  return {
    close: () =>
      Promise.all([site.close(), vite.close(), bundling.dispose(), close(), payments.close?.()]),
  }
})
