import { readFileSync } from 'node:fs'
import { isUpToDate, makeFrom, type Artifact } from '#infra/build/artifact.ts'
import { readBuildSettings } from '#infra/build/build-settings.ts'
import { build, buildArtifact } from '#infra/build/build-steps.ts'
import { readStage } from '#infra/stack/stage.ts'
import { synthesise, synthesised, synthesisArtifact } from '#infra/build/synthesis.ts'
import type { GivenSettings } from '#infra/tools/environment.ts'
import { readSite, type Site } from './site.ts'

async function makeUpToDate(
  artifact: Artifact,
  settings: unknown,
  make: () => Promise<void>,
): Promise<void> {
  if (!(await isUpToDate('.', artifact, settings))) await makeFrom('.', artifact, settings, make)
}

/** Builds and synthesises what is out of date, and reads what the stack declares for the visitors of a host. */
export async function builtSite(
  given: GivenSettings,
  host: string,
  signal: AbortSignal,
): Promise<Site> {
  const { stackName, config } = readStage(given)
  const buildSettings = readBuildSettings(given, config)
  await makeUpToDate(buildArtifact, buildSettings, () => build(buildSettings, signal))
  await makeUpToDate(synthesisArtifact, { stackName }, () => synthesise(signal))
  const file = `${synthesised}/${stackName}.template.json`
  const template: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return readSite(template, synthesised, host)
}
