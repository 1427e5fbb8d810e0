import { App, CfnOutput, Stack, Validations, type AppProps } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import type { Construct } from 'constructs'
import { createAlarms } from './alarms.ts'
import { createApiFunction } from './api-function.ts'
import { createFirewall } from './firewall.ts'
import { createAccessLogBucket } from './logs.ts'
import { createSiteApi } from './site-api.ts'
import { deploySite } from './site-deployment.ts'
import { region, type Stage } from './stage.ts'
import { createStaticSite } from './static-site.ts'

/**
 * An app that is validated by cdk-nag's AWS Solutions rules and, through a flag in cdk.json, by the CDK's own
 * template rules. A finding fails the synth unless the construct acknowledges it with a reason.
 */
export function createSiteApp(props?: AppProps): App {
  const app = new App(props)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app
}

export interface SiteStackProps {
  readonly stage: Stage
  readonly site: string
  readonly bundle: string
  readonly commit: string
}

export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    const { stage, site, bundle } = props
    const { name: stageName, config } = stage
    super(scope, id, {
      description: 'A website with a checkout',
      env: { account: config.account, region },
      // CloudFormation passes them on to every resource that can have tags.
      tags: { Site: config.stackName, Stage: stageName },
      // Set before anything is created, it would keep a failed first deployment from being repeated.
      terminationProtection: config.live,
    })
    const firewall = config.firewall ? createFirewall(this) : undefined
    const siteApi = createSiteApi(this, config.reservedConcurrency)
    const accessLogs = createAccessLogBucket(this)
    const staticSite = createStaticSite(this, {
      siteApi,
      accessLogs,
      stage,
      firewallArn: firewall?.attrArn,
    })
    // The order breaks a cycle: the edge needs the API's address, the function needs the edge's, the API needs the function.
    const { live, logGroup } = createApiFunction(this, {
      ...config,
      bundle,
      allowedOrigins: staticSite.origins,
      originSecret: siteApi.originSecret,
    })
    siteApi.setHandler(live)
    const { bucket, distribution, origins, certificate } = staticSite
    const release = deploySite(this, site, staticSite, live)

    const monitored = { ...siteApi, distribution, logGroup, certificate }
    const topics = createAlarms(this, { ...config, ...monitored })

    const output = (name: string, description: string, value: string) =>
      new CfnOutput(this, name, { description, value })
    output('Addresses', 'The addresses of the site', origins.join(' '))
    output(
      'DistributionDomain',
      "CloudFront's own domain name, for a custom domain's DNS records",
      distribution.distributionDomainName,
    )
    output('DistributionId', 'The distribution, for invalidations', distribution.distributionId)
    // No part of a release: a deployment that changes nothing else is none.
    output('Commit', 'The commit of the last deployment', props.commit)
    output('Release', 'What was deployed last, live unless it was rolled back', release)
    output('LiveFunction', 'The alias of the function that the API invokes', live.functionArn)
    output('FilesBucket', "The bucket with the site's files", bucket.bucketName)
    output('AccessLogsBucket', 'The bucket with the access logs', accessLogs.bucketName)
    output('FunctionLog', 'The log of the function', logGroup.logGroupName)
    output('ApiLog', 'The access log of the API', siteApi.accessLog.logGroupName)
    if (topics) {
      output('WakeTopic', 'The topic of outages', topics.wake.topicArn)
      output('InformTopic', 'The topic of what can wait', topics.inform.topicArn)
    }
  }
}
