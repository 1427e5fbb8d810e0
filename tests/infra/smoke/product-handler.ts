import { onTestFinished, vi } from 'vitest'
import * as z from '#shared/schema.ts'
import type { handler as productHandler } from '#lambda/handler.ts'
import { setEnvironment } from '#tests/support/lambda-service.ts'
import { lambdaContext } from '#tests/support/checkout-request.ts'

const eventSchema = z.custom<Parameters<typeof productHandler>[0]>()

/**
 * The product's own function as it is deployed for a site: behind the edge's secret, with a provider that nobody reaches.
 */
export async function productHandlerFor(
  site: string,
): Promise<(event: unknown) => Promise<unknown>> {
  setEnvironment({
    ALLOWED_ORIGINS: site,
    ORIGIN_SECRET: 'the-edge-alone-knows-these-characters',
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  })
  // Its log.
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => output.mockRestore())
  vi.resetModules()
  const { handler } = await import('#lambda/handler.ts')
  return (event) => handler(eventSchema.parse(event), lambdaContext)
}
