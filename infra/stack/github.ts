import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { createGitHubApp } from './github-app.ts'
import { readStage } from './stage.ts'

// The CDK CLI runs this for npm run deploy:github.
runCommand(async () => {
  createGitHubApp(readStage(readEnvironment())).app.synth()
})
