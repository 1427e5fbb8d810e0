import { App, Validations, type AppProps } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'

/**
 * An app that is validated by cdk-nag's AWS Solutions and Serverless rules and, through a flag in cdk.json, by the CDK's own
 * template rules. A finding fails the synth unless the construct acknowledges it with a reason.
 */
export function createSiteApp(props?: AppProps): App {
  const app = new App(props)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
  return app
}
