import { App, Validations, type AppProps } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { SiteStack, type SiteStackProps } from './site-stack.ts'

/**
 * The CDK app: the stack, held against the rules of AWS Solutions and, by a flag of cdk.json, against the library's own
 * for templates. What they find fails the synthesis, unless the construct acknowledges it with a reason.
 */
export function createSiteApp(
  stackProps: SiteStackProps,
  appProps?: AppProps,
): { readonly app: App; readonly stack: SiteStack } {
  const app = new App(appProps)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return { app, stack: new SiteStack(app, 'Site', stackProps) }
}
