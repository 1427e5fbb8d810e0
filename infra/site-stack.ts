import { CfnOutput, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { createAccessLogBucket } from './access-log-bucket.ts'
import { Alarms } from './alarms.ts'
import { createBudget } from './budget.ts'
import { createCanary } from './canary.ts'
import { CheckoutApi } from './checkout-api.ts'
import { CheckoutFunction } from './checkout-function.ts'
import { CheckoutMetrics } from './checkout-metrics.ts'
import type { Config } from './config-schema.ts'
import { createDashboard } from './dashboard.ts'
import { createRecords, domainOf } from './domain.ts'
import { createFirewall } from './firewall.ts'
import { SiteDeployment } from './site-deployment.ts'
import { StaticSite } from './static-site.ts'

export interface SiteStackProps {
  readonly config: Config
  /** The folder with the built site. */
  readonly site: string
  /** The folder with the function's bundle. */
  readonly bundle: string
}

/** The whole site: the edge, its files, the API, the function, and what watches over them. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { config, site, bundle }: SiteStackProps) {
    super(scope, id, {
      description: 'A website with a checkout',
      // The edge's certificates, firewalls and metrics live in this region alone, and so does all the rest: one stack.
      env: { region: 'us-east-1' },
    })
    const { retentionDays: retention, reservedConcurrency } = config
    const domain = domainOf(this, config)
    const firewall = config.firewall ? createFirewall(this) : undefined
    const checkoutApi = new CheckoutApi(this, 'CheckoutApi', { retention, reservedConcurrency })
    const accessLogs = createAccessLogBucket(this, retention)
    const staticSite = new StaticSite(this, 'StaticSite', {
      checkoutApi,
      accessLogs,
      ...(domain && { domain }),
      ...(firewall && { firewallArn: firewall.attrArn }),
    })
    // After the edge, whose address it has to know; the API, which the edge has to know, gets its function last.
    const { alias, logGroup } = new CheckoutFunction(this, 'CheckoutFunction', {
      bundle,
      allowedOrigins: staticSite.origins,
      originSecret: checkoutApi.originSecret,
      stripeKeyParameter: config.stripeKeyParameter,
      reservedConcurrency,
      retention,
    })
    checkoutApi.answerBy(alias)
    const { bucket, distribution, origins } = staticSite
    new SiteDeployment(this, 'SiteDeployment', { site, bucket, distribution, retention })
    createRecords(this, config, distribution)

    const metrics = new CheckoutMetrics(this, 'CheckoutMetrics', logGroup)
    const watched = { distribution, checkout: alias, metrics }
    const alarms = new Alarms(this, 'Alarms', {
      ...watched,
      api: checkoutApi,
      email: config.alarmEmail,
    })
    createDashboard(this, { ...watched, api: checkoutApi.api, alarms })
    if (config.canary) createCanary(this, alias, alarms.ofFunction)
    if (config.monthlyBudgetUsd !== undefined && config.alarmEmail !== undefined) {
      createBudget(this, config.monthlyBudgetUsd, config.alarmEmail)
    }

    this.say('Addresses', 'Where the site is', origins.join(' '))
    this.say(
      'DistributionDomain',
      "The edge's own name, to which a domain's records point",
      distribution.distributionDomainName,
    )
    this.say('LiveFunction', 'The function as it is called', alias.functionArn)
    this.say('FilesBucket', "The site's files", bucket.bucketName)
    this.say('AccessLogsBucket', 'Who asked for what', accessLogs.bucketName)
  }

  /** Adds to what is printed after a deployment. */
  private say(name: string, description: string, value: string): void {
    new CfnOutput(this, name, { description, value })
  }
}
