import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { context } from 'esbuild'
import { Hono } from 'hono'
import { createServer as createViteServer } from 'vite'
import { lambdaBundle } from '#infra/build/bundles.ts'
import { readStage } from '#infra/stack/stage.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { apiPaths } from '#shared/addresses.ts'
import { startApi } from './api.ts'
import { toListener, listenAt } from './listen.ts'
import { originHere, readSettings } from './settings.ts'

// A separate bundle, so that the one of `npm start` stays unchanged.
const bundle = 'dist/dev/lambda.mjs'

runCommand(async () => {
  const given = readEnvironment()
  const settings = readSettings(given)
  const bundling = await context(lambdaBundle(bundle))
  await bundling.rebuild()
  await bundling.watch()
  const { callApi, payments, close } = await startApi(bundle, readStage(given), settings)

  const server = createServer()
  const vite = await createViteServer({
    appType: 'custom',
    // Prints the browser's errors here too.
    server: { middlewareMode: { server }, ws: { server }, forwardConsole: true },
  })

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
  console.log(`Site:     ${originHere(settings)}, with hot reload`)
  console.log(`Payments: ${payments.description}`)
  console.log('Press Ctrl-C to stop.')
  return { close: () => Promise.all([site.close(), vite.close(), bundling.dispose(), close()]) }
})
