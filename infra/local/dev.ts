import { createServer } from 'node:http'
import { context } from 'esbuild'
import { createServer as createViteServer } from 'vite'
import { bundleLambda, lambdaBundle } from '#infra/bundle-lambda.ts'
import { runCommand } from '#infra/tools/command.ts'
import { startDevApi } from './dev-api.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { listenOnLocalhost, refusePortInUse } from './listen.ts'
import { startPayments } from './payments.ts'
import { readSettings } from './settings.ts'
import { originsHere, siteHost } from './site-origins.ts'

// Beside the built one: what `npm start` serves is not touched.
const bundle = 'dist/dev/lambda.mjs'

runCommand(async () => {
  const settings = readSettings(readEnvironment())
  await refusePortInUse(settings.port)
  await bundleLambda(bundle)
  const payments = await startPayments(settings)
  const origins = originsHere(`http://${siteHost(settings)}`, settings)
  const api = await startDevApi(bundle, payments, origins)
  const bundling = await context({
    ...lambdaBundle(bundle),
    plugins: [{ name: 'reload', setup: (rebuild) => rebuild.onEnd(() => api.reload()) }],
  })
  await bundling.watch()

  const server = createServer()
  const vite = await createViteServer({ server: { middlewareMode: { server }, ws: { server } } })
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/api/')) api.listener(request, response)
    else vite.middlewares(request, response)
  })
  const site = await listenOnLocalhost(server, settings.port)
  console.log(`Site:     http://${siteHost(settings)}, with hot reload`)
  console.log(`Payments: ${payments.description}`)
  console.log('Ctrl-C ends both.')
  return {
    async close() {
      await Promise.all([site.close(), vite.close(), bundling.dispose()])
      await Promise.all([api.close(), payments.close()])
    },
  }
})
