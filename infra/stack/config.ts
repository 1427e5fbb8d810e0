import type { ConfigInput } from './config-schema.ts'

/**
 * The settings of production, all optional: without any, the site is served at CloudFront's own address. docs/deploy.md
 * explains each, such as `live`; config-schema.ts has the rules and defaults.
 */
export const config: ConfigInput = {}

/** The settings of staging: every option that costs money is off, and none that sends emails is allowed (stage.ts). */
export const stagingConfig: ConfigInput = { stackName: 'SiteStaging' }
