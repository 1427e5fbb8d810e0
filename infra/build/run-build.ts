import { build } from './build-steps.ts'
import { findLeftovers } from './check-brand.ts'
import { readStage } from '#infra/stack/stage.ts'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { buildArtifact, isUpToDate } from '#infra/tools/files.ts'

const argument = process.argv[2]

runCommand(async (signal) => {
  if (argument === '--check-brand') return checkBrand('Replace what is listed above.')
  const { config, siteOrigin } = readStage()
  // The sample company must not sell anything. Every deployment builds first, from here and in GitHub's workflows.
  if (config.live)
    checkBrand(
      'A live site must not contain sample data. Replace what is listed above, or unset live.',
    )
  if (argument === '--if-outdated' && isUpToDate(buildArtifact, { siteOrigin })) return
  await build(siteOrigin, signal)
})

function checkBrand(remedy: string): void {
  const leftovers = findLeftovers()
  for (const each of leftovers) console.log(each)
  if (leftovers.length === 0) return console.log('Nothing is left of the sample.')
  console.log(`${leftovers.length} places to check.`)
  throw new CommandError(remedy)
}
