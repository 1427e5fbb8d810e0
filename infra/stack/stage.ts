import { config, stagingConfig } from './config.ts'
import { parseConfig, type Config, type ConfigInput } from './config-schema.ts'
import { CommandError } from '#infra/tools/command.ts'
import type { GivenSettings } from '#infra/tools/environment.ts'

/** One deployment of the site, with a stack and settings of its own. */
export type Stage = {
  /** AWS prefixes the names of the stack's resources with it. */
  readonly stackName: string
  /** Without it, search engines are told to leave the site out, and only the provider's test keys are accepted. */
  readonly isProduction: boolean
  readonly config: Config
}

const stackNames = { production: 'Site', staging: 'SiteStaging' } as const

type StageName = keyof typeof stackNames

function isStageName(name: string): name is StageName {
  return Object.hasOwn(stackNames, name)
}

/** Why the two stages would collide, or staging would send emails; null if neither. */
function conflictBetween(staging: Config, production: Config): string | null {
  // Every setting that sends emails needs it.
  if (staging.alarmEmail !== undefined) {
    return 'alarmEmail must not be set for staging, which sends no emails.'
  }
  if (staging.paymentsKeyParameter === production.paymentsKeyParameter) {
    return 'paymentsKeyParameter must not be the same for staging and production.'
  }
  const common = staging.domainNames?.find((name) => production.domainNames?.includes(name))
  return common === undefined ? null : `domainNames of staging and production both list ${common}.`
}

/** @throws CommandError that names the invalid setting, of either stage */
export function readStage(
  { STAGE: name = 'production' }: GivenSettings,
  inputs: Readonly<Record<StageName, ConfigInput>> = { production: config, staging: stagingConfig },
): Stage {
  if (!isStageName(name)) {
    throw new CommandError(`STAGE must be ${Object.keys(stackNames).join(' or ')}.`)
  }
  const configs = {
    production: parseConfig(inputs.production),
    staging: parseConfig(inputs.staging),
  }
  const conflict = conflictBetween(configs.staging, configs.production)
  if (conflict !== null) throw new CommandError(conflict)
  return {
    stackName: stackNames[name],
    isProduction: name === 'production',
    config: configs[name],
  }
}
