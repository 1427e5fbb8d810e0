import type { Payments } from './payments.ts'
import type { SecretKey } from './secret-key.ts'

/**
 * Payments that stop right before the provider: the key is read, but no session is created.
 *
 * @returns the site's own success address instead of a payment page's
 */
export function createDryRun(secretKey: SecretKey): Payments {
  return {
    createSession: async ({ successUrl }) => {
      await secretKey()
      return { url: successUrl }
    },
  }
}
