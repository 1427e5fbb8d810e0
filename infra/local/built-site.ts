import { readFileSync } from 'node:fs'
import { isUpToDate, make } from '#infra/build/artifact.ts'
import { readBuildSettings } from '#infra/build/build-settings.ts'
import { build, buildArtifact } from '#infra/build/build-steps.ts'
import { readStage } from '#infra/stack/stage.ts'
import { synthesise, synthesised, synthesisArtifact } from '#infra/build/synthesis.ts'
import type { GivenSettings } from '#infra/tools/environment.ts'
import { readSite } from './site.ts'

/** Builds and synthesises what is out of date, and reads what the stack declares for the visitors of a host. */
export async function builtSite(given: GivenSettings, host: string, signal: AbortSignal) {
  const { stackName, config } = readStage(given)
  const settings = readBuildSettings(given, config)
  if (!isUpToDate(buildArtifact, settings)) {
    await make(buildArtifact, settings, () => build(settings, signal))
  }
  if (!isUpToDate(synthesisArtifact, { stackName })) {
    await make(synthesisArtifact, { stackName }, () => synthesise(signal))
  }
  const file = `${synthesised}/${stackName}.template.json`
  const template: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return readSite(template, synthesised, host)
}
