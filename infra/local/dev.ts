import { createServer } from 'node:http'
import { context } from 'esbuild'
import { createServer as createViteServer } from 'vite'
import { bundleLambda, lambdaBundle } from '#infra/bundle-lambda.ts'
import { startLocalApi } from './api.ts'
import { runCommand } from './command.ts'
import { readEnvironment } from './environment.ts'
import { listenOnLocalhost, refusePortInUse } from './localhost.ts'
import { readSettings } from './settings.ts'
import { routeRequests } from './site-server.ts'

// Beside the built one: what `npm start` serves is not touched.
const bundle = 'dist/dev/lambda.mjs'

runCommand(async () => {
  const settings = readSettings(readEnvironment())
  await refusePortInUse(settings.port)
  await bundleLambda(bundle)
  const api = await startLocalApi(settings, bundle)
  const bundling = await context({
    ...lambdaBundle(bundle),
    plugins: [{ name: 'reload', setup: (rebuild) => rebuild.onEnd(() => api.reload()) }],
  })
  await bundling.watch()

  const server = createServer()
  const vite = await createViteServer({ server: { middlewareMode: { server }, ws: { server } } })
  server.on('request', routeRequests(api.gateway, vite.middlewares))
  const site = await listenOnLocalhost(server, settings.port)
  console.log(api.description)
  return {
    async close() {
      await Promise.all([site.close(), vite.close(), bundling.dispose()])
      await api.close()
    },
  }
})
