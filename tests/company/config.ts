import type { ConfigInput } from '#infra/stack/config-schema.ts'

export const config: ConfigInput = {}

export const stagingConfig: ConfigInput = { stackName: 'SiteStaging' }
