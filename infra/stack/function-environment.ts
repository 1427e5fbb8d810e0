import { environmentNames } from '#lambda/deployment.ts'
import type { Config } from './config-schema.ts'

/**
 * Above the 24.5 s that a check of a slow provider with a slow key can take (lambda/stripe/sessions.ts), below API Gateway's
 * 30 s.
 */
export const functionSeconds = 25

/** The variables of the API's function. */
export const functionEnvironment = (
  { live, paymentsKeyParameter }: Pick<Config, 'live' | 'paymentsKeyParameter'>,
  allowedOrigins: readonly string[],
  originSecret: string,
): Readonly<Record<string, string>> => ({
  [environmentNames.allowedOrigins]: allowedOrigins.join(','),
  [environmentNames.secretKeyParameter]: paymentsKeyParameter,
  ...(!live && { [environmentNames.testKeysOnly]: 'true' }),
  [environmentNames.originSecret]: originSecret,
})
