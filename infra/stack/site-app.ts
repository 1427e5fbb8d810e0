import { App, Validations, type AppProps } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { SiteStack, type SiteStackProps } from './site-stack.ts'

/**
 * The CDK app: the stack, validated by cdk-nag's AWS Solutions and Serverless rules and, through a flag in cdk.json, by the CDK's own
 * template rules. A finding fails the synth unless the construct acknowledges it with a reason.
 */
export function createSiteApp(
  stackProps: SiteStackProps,
  appProps?: AppProps,
): { readonly app: App; readonly stack: SiteStack } {
  const app = new App(appProps)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
  return { app, stack: new SiteStack(app, stackProps.stage.config.stackName, stackProps) }
}
