import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'
import type { Config } from './config-schema.ts'

/** Points the domain names to the edge, if the hosted zone is configured. */
export function createRecords(
  scope: Construct,
  { domainNames = [], hostedZone }: Config,
  distribution: Distribution,
): void {
  if (!hostedZone) return
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', {
    hostedZoneId: hostedZone.id,
    zoneName: hostedZone.name,
  })
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
  for (const name of domainNames) {
    const record = { zone, recordName: `${name}.`, target }
    new ARecord(scope, `${name}-A`, record)
    new AaaaRecord(scope, `${name}-AAAA`, record)
  }
}
