import { Match } from 'aws-cdk-lib/assertions'
import * as z from '#shared/schema.ts'

/** Matches a distribution with these properties, among others. */
export function distributionWith(config: unknown) {
  return { DistributionConfig: Match.objectLike(z.record(z.string(), z.unknown()).parse(config)) }
}
