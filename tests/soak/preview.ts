// The preview of the built stack, which pays at another server: `preview.ts STRIPE_API_BASE [throttled]`.
import { builtSite } from '#infra/local/built-site.ts'
import { startPreview } from '#infra/local/preview.ts'
import { readStage } from '#infra/stack/stage.ts'
import { environmentNames } from '#lambda/deployment.ts'
import { siteOrigin } from '#tests/support/checkout-request.ts'
import { serveParent } from './program.ts'

const [apiBase = '', throttle] = process.argv.slice(2)

async function listen(): Promise<number> {
  const site = await builtSite({}, 'localhost', new AbortController().signal)
  const routes = site.calls.routes.map((route) => ({ ...route, burst: Infinity, rate: 0 }))
  const calls = { ...site.calls, routes: throttle === undefined ? routes : site.calls.routes }
  const { port } = await startPreview(
    { ...site, calls },
    {
      port: 0,
      parameters: { [readStage({}).config.stripeKeyParameter]: 'sk_test_soak' },
      environment: { STRIPE_API_BASE: apiBase, [environmentNames.allowedOrigins]: siteOrigin },
    },
  )
  return port
}

await serveParent(listen())
