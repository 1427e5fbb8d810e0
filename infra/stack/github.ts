import { runCommand } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { createGitHubApp } from './github-app.ts'

// The CDK CLI runs this for npm run deploy:github.
runCommand(async () => {
  createGitHubApp(readEnvironment()).app.synth()
})
