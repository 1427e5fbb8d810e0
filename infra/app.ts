import { dirname } from 'node:path'
import { isUpToDate } from './artifact.ts'
import { readBuildSettings } from './build-settings.ts'
import { built, buildArtifact } from './build-steps.ts'
import { config } from './config.ts'
import { parseConfig } from './config-schema.ts'
import { CommandError, runCommand } from './local/command.ts'
import { readEnvironment } from './local/environment.ts'
import { createSiteApp } from './site-app.ts'

// What the CDK's command runs, to get the template of what is built now.
runCommand(async () => {
  const settings = parseConfig(config)
  if (!(await isUpToDate('.', buildArtifact, readBuildSettings(readEnvironment())))) {
    throw new CommandError('The site is not built from the sources as they are: run npm run build.')
  }
  const { app } = createSiteApp({
    config: settings,
    site: built.site,
    bundle: dirname(built.lambda),
  })
  app.synth()
  return undefined
})
