import type { Stack } from '#infra/local/cloudformation/stack.ts'
import { unsupported } from '#infra/local/cloudformation/template.ts'
import type { HttpAnswer, HttpRequest } from '#infra/local/http.ts'
import * as z from '#shared/schema.ts'
import type { Distribution } from './distribution-config.ts'
import { edgeError } from './edge-error.ts'
import { compileFunction, type RunFunction } from './function-runtime.ts'
import { viewerRequestEvent } from './viewer-request-event.ts'
import { viewerRequestResult } from './viewer-request-result.ts'

/** Looks at a viewer's request first: names the path that is asked for, or answers. */
export type EdgeFunction = (
  request: HttpRequest,
  requestId: string,
) => { readonly path: string } | HttpAnswer

// docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cloudfront-function.html
const functionSchema = z.strictObject({
  FunctionCode: z.string(),
  FunctionConfig: z.strictObject({
    Runtime: z.literal('cloudfront-js-2.0'),
    // For whoever reads it.
    Comment: z.optional(z.string()),
  }),
  // One that isn't published can't be associated.
  AutoPublish: z.literal(true),
  Name: z.optional(z.string()),
})

function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error)
  return error instanceof Error ? error.message : String(error)
}

type FunctionOptions = {
  readonly name: string
  readonly code: string
  readonly distribution: Pick<Distribution, 'id' | 'domainName'>
  readonly log: (message: string) => void
}

/**
 * Makes a function that runs on viewers' requests.
 *
 * @throws CommandError when the code is no script
 */
export function createEdgeFunction(options: FunctionOptions): EdgeFunction {
  const { name, distribution, log } = options
  const run = compileFunction(name, options.code)
  return (request, requestId) => {
    const event = viewerRequestEvent(request, distribution, requestId)
    let ended: ReturnType<RunFunction>
    try {
      ended = run(event)
    } catch (error) {
      log(`The function ${name} failed: ${reasonOf(error)}`)
      // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-503-service-unavailable.html#http-503-lambda-execution-error
      return edgeError(503, 'The function of this distribution could not run.')
    }
    for (const message of ended.logged) log(`${name}: ${message}`)
    try {
      return viewerRequestResult(ended.returned, event.request)
    } catch (error) {
      log(`What the function ${name} returned is of no use: ${reasonOf(error)}`)
      // "Validation errors occur when the function runs successfully but returns invalid data"
      // (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/viewing-cloudfront-metrics.html), and they are
      // answered with 502:
      // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-502-bad-gateway.html#http-502-cloudfront-function-validation-error
      return edgeError(502, 'The function of this distribution returned an invalid value.')
    }
  }
}

/**
 * Reads the functions of a stack.
 *
 * @returns finds one by its ARN
 * @throws CommandError for a setting, or an ARN, that is unknown here
 */
export function readEdgeFunctions(
  stack: Stack,
  distribution: Distribution,
  log: (message: string) => void,
): (arn: string) => EdgeFunction {
  const functions = new Map(
    stack
      .resources('AWS::CloudFront::Function', functionSchema)
      .map(({ id, attribute, properties }) => [
        attribute('FunctionARN'),
        createEdgeFunction({ name: id, code: properties.FunctionCode, distribution, log }),
      ]),
  )
  return (arn) => {
    const found = functions.get(arn)
    if (!found) throw unsupported(`the function ${arn} is unknown here`)
    return found
  }
}
