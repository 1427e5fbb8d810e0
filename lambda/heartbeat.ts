import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { checkoutPath } from '#shared/addresses.ts'
import { orderRefusedCode } from '#shared/checkout-contract.ts'
import * as v from 'valibot'
import { checkPrefix, heartbeatNames } from './deployment.ts'
import { checkEvent, dryRunEvent, dryRunFaults, sampleQuote } from './dry-run-event.ts'
import { apiErrors } from './errors.ts'

// For the whole run: as long as a page waits for a payment page, and below the stack's timeout, so that the error can name
// the check.
const timeout = 20_000

const environmentSchema = v.object({
  [heartbeatNames.site]: v.string(),
  [heartbeatNames.pages]: v.string(),
  [heartbeatNames.liveFunction]: v.string(),
})

/** Whether a run also checks the provider: at 4:00 UTC, in two runs, because one failure is no alarm. */
const isCheckDue = (scheduled: unknown) =>
  v.is(v.object({ time: v.pipe(v.string(), v.regex(/T04:0\d/)) }), scheduled)

const client = new LambdaClient({})

async function request(url: string, init: RequestInit) {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text() }
}

const shown = ({ status, text }: Awaited<ReturnType<typeof request>>) =>
  `${status} ${text.slice(0, 200)}`

async function invoke(FunctionName: string, event: object, abortSignal: AbortSignal) {
  const command = new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) })
  const { Payload } = await client.send(command, { abortSignal })
  return Payload?.transformToString() ?? ''
}

/** The faults, each a sentence that begins with the check's name; none if it passed. */
async function check<Response>(
  name: string,
  response: Promise<Response>,
  faultsOf: (response: Response) => readonly string[],
): Promise<readonly string[]> {
  try {
    return faultsOf(await response).map((fault) => `${name}: ${fault}`)
  } catch (error) {
    // A failed fetch has the same message for every cause.
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    return [`${name}: ${String(cause)}`]
  }
}

/**
 * The Lambda function that a schedule invokes to watch the site from outside: what a visitor and a buyer need, without a
 * charge.
 *
 * @param scheduled - the schedule's event
 * @throws Error that names each check that failed; Lambda counts it, and the stack has an alarm on the count
 */
export async function handler(scheduled: unknown): Promise<void> {
  const variables = v.parse(environmentSchema, process.env)
  const { [heartbeatNames.site]: site, [heartbeatNames.liveFunction]: liveFunction } = variables
  const quote = sampleQuote(site)
  const signal = AbortSignal.timeout(timeout)
  const emptyQuote = {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ ...quote, items: [] }),
  }
  // Only a request with the edge's secret and the site's origin is refused for what it orders.
  const { status } = apiErrors[orderRefusedCode]
  const checkFunction = async (name: string, event: object, proof: string) =>
    check(name, invoke(liveFunction, event, signal), (result) => dryRunFaults(result, proof))
  const failures = await Promise.all([
    // A whole document. Its files and policy only change with a deployment, which the smoke test follows.
    ...variables[heartbeatNames.pages]
      .split(',')
      .map((path) =>
        check(`Page ${path}`, request(site + path, { signal }), (page) =>
          page.status === 200 && page.text.includes('</html>') ? [] : [shown(page)],
        ),
      ),
    check('Empty quote through the edge', request(site + checkoutPath, emptyQuote), (response) =>
      response.status === status && response.text.includes(`"code":"${orderRefusedCode}"`)
        ? []
        : [shown(response)],
    ),
    checkFunction('Dry run', dryRunEvent(site, JSON.stringify(quote)), quote.successUrl),
    ...(isCheckDue(scheduled) ? [checkFunction('Provider', checkEvent(site), checkPrefix)] : []),
  ])
  if (failures.flat().length > 0) throw new Error(failures.flat().join('\n'))
}
