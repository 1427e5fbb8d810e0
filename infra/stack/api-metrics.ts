import { FilterPattern, type ILogGroup, type JsonPattern } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { apiPaths } from '#shared/addresses.ts'
import { countedCodes, failureEvent, sessionCreated } from '#lambda/deployment.ts'
import { countLines } from './logs.ts'

// The fields are those of the function's log (lambda/log.ts).
const failed = FilterPattern.stringValue('$.event', '=', failureEvent)
// Of a request to anything else the log has no path.
const ofEndpoint = FilterPattern.stringValue('$.path', '=', apiPaths)

const created = FilterPattern.stringValue('$.event', '=', sessionCreated)

const withCode = (codes: readonly string[]) =>
  FilterPattern.any(...codes.map((code) => FilterPattern.stringValue('$.code', '=', code)))

const withoutCode = (...codes: readonly string[]) =>
  FilterPattern.all(...codes.map((code) => FilterPattern.stringValue('$.code', '!=', code)))

export function createApiMetrics(parent: Construct, log: ILogGroup) {
  const scope = new Construct(parent, 'ApiMetrics')
  const { providerFailures, providerBusy, refusedPrices, refusedCalls } = countedCodes
  const count = (name: string, ...conditions: readonly JsonPattern[]) =>
    countLines(scope, name, log, FilterPattern.all(failed, ...conditions))
  const countCreated = (name: string, isDryRun: boolean) => {
    const inMode = FilterPattern.booleanValue('$.dryRun', isDryRun)
    return countLines(scope, name, log, FilterPattern.all(created, inMode))
  }
  return {
    /** Failures on our side, which a bad function version may cause. */
    requestErrors: count(
      'requestErrors',
      FilterPattern.numberValue('$.status', '>=', 500),
      withoutCode(...providerFailures, ...providerBusy),
    ),
    providerFailures: count('providerFailures', withCode(providerFailures)),
    providerBusy: count('providerBusy', withCode(providerBusy)),
    refusedPrices: count('refusedPrices', withCode(refusedPrices)),
    /** Sessions that buyers were sent to pay; not each of them is paid. */
    sessionsCreated: countCreated('sessionsCreated', false),
    dryRuns: countCreated('dryRuns', true),
    refusedCalls: count('refusedCalls', withCode(refusedCalls), ofEndpoint),
  }
}

export type ApiMetrics = ReturnType<typeof createApiMetrics>
