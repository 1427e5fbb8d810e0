import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildArtifact, built, isUpToDate, readCommit } from '#infra/tools/files.ts'
import { readStage } from './stage.ts'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { createGitHubApp } from './github-app.ts'
import { createSiteApp, SiteStack } from './site-stack.ts'

// The CDK CLI runs this: for the site (cdk.json), and with `github` for the roles of its workflows (npm run deploy:github).
runCommand(async () => {
  const stage = readStage()
  const { siteOrigin } = stage
  if (process.argv[2] === 'github') {
    createGitHubApp(stage).app.synth()
    return
  }
  if (!isUpToDate(buildArtifact, { siteOrigin })) {
    throw new CommandError('The build is out of date: run npm run build.')
  }
  const outdir = process.env['CDK_OUTDIR']
  if (outdir !== undefined) {
    // The CDK reuses the assets of an earlier synth even if copying them was interrupted.
    const assets = readdirSync(outdir).filter((name) => name.startsWith('asset.'))
    for (const asset of assets) rmSync(join(outdir, asset), { recursive: true })
  }
  const app = createSiteApp()
  new SiteStack(app, stage.config.stackName, {
    stage,
    site: built.site,
    bundle: dirname(built.lambda),
    commit: readCommit(),
  })
  // The CDK's CLI zips files with their modes: under a strict umask, Lambda couldn't read the functions. Windows has none.
  spawnSync('chmod', ['-R', 'u=rwX,go=rX', app.synth().directory])
})
