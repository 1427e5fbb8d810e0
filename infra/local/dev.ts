import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { context } from 'esbuild'
import { createServer as createViteServer } from 'vite'
import { lambdaBundle } from '#infra/bundle-lambda.ts'
import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { environmentNames } from '#lambda/deployment.ts'
import * as z from '#shared/schema.ts'
import { createApi } from './api.ts'
import { createFunction } from './function.ts'
import { listenOnLocalhost, refusePortInUse } from './listen.ts'
import { startPayments } from './payments.ts'
import { listenerOf } from './preview.ts'
import { originsHere, readSettings, siteHost } from './settings.ts'

// Beside the built one: what `npm start` serves is not touched.
const bundle = 'dist/dev/lambda.mjs'

const siteMapSchema = z.object({ siteMap: z.array(z.object({ path: z.string() })) })

runCommand(async () => {
  const settings = readSettings(readEnvironment())
  await refusePortInUse(settings.port)
  const payments = await startPayments(settings)
  const bundling = await context(lambdaBundle(bundle))
  await bundling.rebuild()
  await bundling.watch()
  const origin = `http://${siteHost(settings)}`
  const invoke = createFunction({
    file: bundle,
    arn: 'arn:aws:lambda:us-east-1:000000000000:function:dev:live',
    timeoutMs: 25_000,
    environment: {
      ...payments.environment,
      STRIPE_SECRET_KEY: payments.secretKey,
      [environmentNames.allowedOrigins]: originsHere(origin, settings),
    },
  })
  const throttle = { burst: Infinity, rate: 0 }
  const api = { domain: 'dev.execute-api.us-east-1.amazonaws.com', originHeaders: {}, throttle }
  const callApi = listenerOf(createApi(api, invoke))

  const server = createServer()
  const vite = await createViteServer({
    appType: 'custom',
    server: { middlewareMode: { server }, ws: { server } },
  })

  /**
   * Answers what Vite has no file for. A file's name is not found: also that of an icon, which the build draws. Any other
   * path gets the app, which shows a page or that there is none.
   */
  async function respond({ url = '' }: { readonly url?: string | undefined }): Promise<Response> {
    const [path = ''] = url.split('?')
    if (path.includes('.')) return new Response('Not found', { status: 404 })
    const { siteMap } = siteMapSchema.parse(await vite.ssrLoadModule('/src/content/site-map.ts'))
    const isPage = siteMap.some((page) => page.path === (path.replace(/\/+$/, '') || '/'))
    const html = await vite.transformIndexHtml(url, await readFile('web/index.html', 'utf8'))
    const headers = { 'content-type': 'text/html' }
    return new Response(html, { status: isPage ? 200 : 404, headers })
  }

  vite.middlewares.use(listenerOf(respond))
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/api/')) callApi(request, response)
    else vite.middlewares(request, response)
  })
  const site = await listenOnLocalhost(server, settings.port)
  console.log(`Site:     ${origin}, with hot reload`)
  console.log(`Payments: ${payments.description}`)
  console.log('Ctrl-C ends both.')
  return {
    close: async () => {
      await Promise.all([site.close(), vite.close(), bundling.dispose(), payments.close()])
    },
  }
})
