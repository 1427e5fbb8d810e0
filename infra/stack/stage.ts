import { config as productionConfig, stagingConfig } from '#infra/stack/config.ts'
import { parseConfig, type Config, type ConfigInput } from './config-schema.ts'
import { CommandError } from '#infra/tools/command.ts'
import { readEnvironment, type GivenSettings } from '#infra/tools/environment.ts'
import { parseWebOrigin } from '#shared/addresses.ts'

/** A deployment of the site, with its own stack and settings. */
export type Stage = {
  /** In staging, search engines are told to leave the site out, and only the provider's test keys are accepted. */
  readonly name: StageName
  readonly config: Config
  /** The origin the site is published at; if undefined, the one in web/src/content/company.ts. */
  readonly siteOrigin: string | undefined
}

/** CloudFront's certificates, firewalls and metrics must be there. The rest is too, so that one stack is enough. */
export const region = 'us-east-1'

/** The name of the parameter whose values are the stack's releases. */
export const releaseParameter = (stackName: string) => `/${stackName}/release`

const stageNames = ['production', 'staging'] as const

type StageName = (typeof stageNames)[number]

/** Why the stages would collide, or staging would send emails or be live; null if they wouldn't. */
function conflictBetween(staging: Config, production: Config): string | null {
  // Every setting that sends emails depends on it.
  if (staging.alarmEmail !== undefined) {
    return 'alarmEmail must not be set for staging, which sends no emails.'
  }
  if (staging.live) return 'live must not be set for staging.'
  const same = (['stackName', 'paymentsKeyParameter'] as const).find(
    (name) => staging[name] === production[name],
  )
  if (same) return `${same} must not be the same for staging and production.`
  const accounts = new Set([undefined, staging.account, production.account])
  if (staging.githubRepository !== undefined && accounts.size < 3) {
    return 'githubRepository in stagingConfig needs a different account for each stage.'
  }
  const common = staging.domainNames?.find((name) => production.domainNames?.includes(name))
  return common === undefined ? null : `domainNames of staging and production both list ${common}.`
}

/** SITE_ORIGIN takes precedence over the first of the stage's domain names. */
function siteOriginOf(given: string | undefined, { domainNames: [mainName] = [] }: Config) {
  if (given === undefined) return mainName && `https://${mainName}`
  const origin = parseWebOrigin(given)
  if (origin !== null) return origin
  throw new CommandError(
    'SITE_ORIGIN must be the origin of the published site, such as https://www.example.com, without a path.',
  )
}

/** @throws CommandError that names the invalid setting of either stage */
export function readStage(
  { STAGE = 'production', SITE_ORIGIN }: GivenSettings = readEnvironment(),
  inputs: Readonly<Record<StageName, ConfigInput>> = {
    production: productionConfig,
    staging: stagingConfig,
  },
): Stage {
  const name = stageNames.find((each) => each === STAGE)
  if (!name) throw new CommandError(`STAGE must be ${stageNames.join(' or ')}.`)
  const [production, staging] = [parseConfig(inputs.production), parseConfig(inputs.staging)]
  const conflict = conflictBetween(staging, production)
  if (conflict !== null) throw new CommandError(conflict)
  const config = name === 'staging' ? staging : production
  return { name, config, siteOrigin: siteOriginOf(SITE_ORIGIN, config) }
}
