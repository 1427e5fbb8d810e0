import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { arn } from '#infra/local/cloudformation/resource-types.ts'
import type { Running } from '#infra/tools/command.ts'
import { answer, listenerOf, type HttpAnswer, type Respond } from '#infra/local/http.ts'
import type { Rights } from '#infra/local/iam/role-rights.ts'
import { listenOnLocalhost } from '#infra/local/listen.ts'

export type ExtensionOptions = {
  /** The Parameter Store: SecureStrings by name, in clear text. */
  readonly parameters: ReadonlyMap<string, string>
  /** The function's own, which the function has to send. */
  readonly sessionToken: string
  /** What the function's role may do. */
  readonly rights: Rights
  readonly log?: (message: string) => void
}

export type ParametersExtension = Running & {
  /** Where the function finds it. */
  readonly environment: Readonly<Record<string, string>>
}

/** A request that the Parameter Store refuses. */
class Refusal extends Error {}

function arnOf(name: string): string {
  return name.startsWith('arn:') ? name : arn('ssm', `parameter/${name.replace(/^\//, '')}`)
}

/**
 * The answer of the operation GetParameter, which the extension passes on:
 * https://docs.aws.amazon.com/systems-manager/latest/APIReference/API_GetParameter.html
 *
 * That the key of a SecureString may be used is not asked: everybody in the account may use aws/ssm through the store.
 */
function getParameter(query: URLSearchParams, { parameters, rights }: ExtensionOptions): object {
  const unknown = [...query.keys()].find((key) => key !== 'name' && key !== 'withDecryption')
  if (unknown !== undefined) throw new Refusal(`${unknown} is unknown here`)
  const requested = arnOf(query.get('name') ?? '')
  if (!rights('ssm:GetParameter', requested)) {
    throw new Refusal(
      `AccessDeniedException: the function's role is not authorized to perform ssm:GetParameter on ${requested}`,
    )
  }
  const [found] = [...parameters].filter(([name]) => arnOf(name) === requested)
  if (!found) throw new Refusal(`ParameterNotFound: ${requested}`)
  const [name, clearText] = found
  const isDecrypted = query.get('withDecryption') === 'true'
  return {
    Parameter: {
      ARN: requested,
      DataType: 'text',
      LastModifiedDate: new Date().toISOString(),
      Name: name,
      Type: 'SecureString',
      // What nobody here could decrypt.
      Value: isDecrypted ? clearText : randomBytes(64).toString('base64'),
      Version: 1,
    },
  }
}

function respondTo(options: ExtensionOptions): Respond {
  const { sessionToken, log = console.error } = options

  function read(query: URLSearchParams): HttpAnswer {
    try {
      const headers = { 'content-type': 'application/json' }
      return answer(200, headers, JSON.stringify(getParameter(query, options)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      log(`Parameters and Secrets Extension: ${error.message}`)
      // Every refusal looks like this, and its reason is in the function's log alone: observed, not documented. See
      // https://github.com/fedonev/lambda-params-secrets#what-if-its-not-working
      return answer(400, {}, 'an unexpected error occurred while executing request')
    }
  }

  return async ({ method, path, query, headers }) => {
    // Both forms are documented.
    if (method !== 'GET' || !/^\/systemsmanager\/parameters\/get\/?$/.test(path))
      return answer(404, {})
    // That the header is required is documented, the status without it is not.
    if (headers['x-aws-parameters-secrets-token'] !== sessionToken) return answer(403, {})
    return read(new URLSearchParams(query))
  }
}

/**
 * AWS's Parameters and Secrets Lambda Extension, as far as it reads parameters. It keeps nothing, so that a function
 * meets the store at each reading.
 * https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
 */
export async function startParametersExtension(
  options: ExtensionOptions,
): Promise<ParametersExtension> {
  // Requests have no body that matters.
  const server = createServer(listenerOf(respondTo(options), 0))
  // Each function at Lambda has a loopback of its own. Here all share one: on the declared port another function's
  // extension may be, or anybody. A free one is taken, and the function is told.
  const { port, close } = await listenOnLocalhost(server, 0)
  return { environment: { PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(port) }, close }
}
