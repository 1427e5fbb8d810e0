import type { Payments } from './payments.ts'
import type { SecretKey } from './secret-key.ts'

/**
 * Payments that stop right before the provider: the key is read, and no session is opened.
 *
 * @returns the site's own success address in the place of a payment page's, which shows that there is none
 */
export function createDryRun(secretKey: SecretKey): Payments {
  return {
    createSession: async ({ successUrl }) => {
      await secretKey()
      return { url: successUrl }
    },
  }
}
