import { CfnOutput, Stack } from 'aws-cdk-lib'
import type { RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { logRetentionDays } from '#shared/retention.ts'
import { createAccessLogBucket } from './access-log-bucket.ts'
import { Alarms } from './alarms.ts'
import { createBudget } from './budget.ts'
import { createCanary } from './canary.ts'
import { SiteApi } from './site-api.ts'
import { ApiFunction } from './api-function.ts'
import { ApiMetrics } from './api-metrics.ts'
import { createDashboard } from './dashboard.ts'
import { createRecords, readDomain } from './domain.ts'
import { createFirewall } from './firewall.ts'
import { Heartbeat } from './scheduled-heartbeat.ts'
import { PaymentEmails } from './payment-emails.ts'
import { SiteDeployment } from './site-deployment.ts'
import type { Stage } from './stage.ts'
import { StaticSite } from './static-site.ts'

export interface SiteStackProps {
  readonly stage: Stage
  /** The folder with the built site. */
  readonly site: string
  /** The folder with the function's bundle. */
  readonly bundle: string
  /** The folder with the scheduled function's bundle. */
  readonly heartbeatBundle: string
}

/** The whole site: edge, files, API, function and monitoring. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, {
      description: 'A website with a checkout',
      // CloudFront's certificates, firewalls and metrics must be in us-east-1; the rest is there too, so one stack is enough.
      env: { region: 'us-east-1' },
    })
    const { stage, site, bundle, heartbeatBundle } = props
    const { config, isProduction } = stage
    const { reservedConcurrency, alarmEmail, stripeEventSource } = config
    const retention: RetentionDays = logRetentionDays
    const domain = readDomain(this, config)
    const firewall = config.firewall ? createFirewall(this) : undefined
    const siteApi = new SiteApi(this, 'SiteApi', { retention, reservedConcurrency })
    const accessLogs = createAccessLogBucket(this, retention)
    const staticSite = new StaticSite(this, 'StaticSite', {
      siteApi,
      accessLogs,
      retention,
      isIndexed: isProduction,
      ...(domain && { domain }),
      ...(firewall && { firewallArn: firewall.attrArn }),
    })
    // The order breaks a cycle: the edge needs the API's address, the function needs the edge's, the API needs the function.
    const { alias, logGroup } = new ApiFunction(this, 'ApiFunction', {
      bundle,
      allowedOrigins: staticSite.origins,
      originSecret: siteApi.originSecret,
      stripeKeyParameter: config.stripeKeyParameter,
      testKeysOnly: !isProduction,
      reservedConcurrency,
      retention,
    })
    siteApi.setHandler(alias)
    const { bucket, distribution, origins } = staticSite
    new SiteDeployment(this, 'SiteDeployment', { site, bucket, distribution, retention })
    createRecords(this, config, distribution)

    const metrics = new ApiMetrics(this, 'ApiMetrics', logGroup)
    const heartbeat = config.heartbeat
      ? new Heartbeat(this, 'Heartbeat', {
          bundle: heartbeatBundle,
          site: `https://${config.domainNames?.[0] ?? distribution.distributionDomainName}`,
          live: alias,
          retention,
        })
      : undefined
    const payments =
      stripeEventSource !== undefined && alarmEmail !== undefined
        ? new PaymentEmails(this, 'PaymentEmails', { stripeEventSource, email: alarmEmail })
        : undefined
    const monitored = { distribution, live: alias, metrics }
    const alarms = new Alarms(this, 'Alarms', {
      ...monitored,
      api: siteApi,
      heartbeatFailures: heartbeat?.failures,
      unsentPaymentEmails: payments?.unsent,
      certificate: domain?.certificate,
      email: alarmEmail,
    })
    createDashboard(this, { ...monitored, api: siteApi.api, alarms })
    if (config.canary) createCanary(this, alias, alarms.functionAlarms)
    if (config.monthlyBudgetUsd !== undefined && alarmEmail !== undefined) {
      createBudget(this, config.monthlyBudgetUsd, alarmEmail)
    }

    this.addOutput('Addresses', 'The addresses of the site', origins.join(' '))
    this.addOutput(
      'DistributionDomain',
      "CloudFront's own domain name, for a custom domain's DNS records",
      distribution.distributionDomainName,
    )
    this.addOutput(
      'LiveFunction',
      'The alias of the function that the API invokes',
      alias.functionArn,
    )
    this.addOutput('FilesBucket', "The bucket with the site's files", bucket.bucketName)
    this.addOutput('AccessLogsBucket', 'The bucket with the access logs', accessLogs.bucketName)
  }

  private addOutput(name: string, description: string, value: string): void {
    new CfnOutput(this, name, { description, value })
  }
}
