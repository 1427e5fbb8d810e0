import { Match } from 'aws-cdk-lib/assertions'
import * as z from '#shared/schema.ts'

/** What a distribution has to have, among other things. */
export function distributionWith(config: unknown) {
  return { DistributionConfig: Match.objectLike(z.record(z.string(), z.unknown()).parse(config)) }
}
