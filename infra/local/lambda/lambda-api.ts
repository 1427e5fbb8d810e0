import type { RequestListener } from 'node:http'
import { answer, listenerOf, type HttpAnswer, type HttpRequest } from '#infra/local/http.ts'
import { isLoopbackHost } from '#infra/local/loopback-host.ts'
import { createAlias, type Alias } from './alias.ts'
import {
  findFunction,
  unpublished,
  versionOf,
  type DeployedFunction,
  type FunctionVersion,
} from './deployed-function.ts'
import { invoke } from './invoke.ts'
import { listVersions } from './list-versions.ts'
import { maxPayloadBytes } from './quotas.ts'
import { jsonIn } from './request-json.ts'
import { ServiceError } from './service-error.ts'

/** The Lambda service of this machine. */
export type LambdaApi = {
  /** Answers requests as the service's HTTP API does, without asking for a signature. */
  readonly listener: RequestListener
  /**
   * Runs a function for another service of this machine, which names it by its ARN, as a rule with the alias.
   *
   * @throws what the function throws; TooManyRequests when it is not run; ServiceError when there is none
   */
  readonly invoke: (arn: string, event: unknown) => Promise<unknown>
}

type RunningFunction = DeployedFunction & { readonly pointer: Alias }

// The name of a function is percent-encoded, and holds two characters that have to be.
const resources =
  /^\/2015-03-31\/functions\/((?:[\w:$-]|%3A|%24)+)\/(?:(invocations|versions)|(aliases)\/([\w-]+))$/

/** @throws ServiceError when a web page may be behind the request: of another name for this machine, or of any origin */
function refuseWebPages({ host, origin }: HttpRequest['headers']): void {
  if (isLoopbackHost(host) && origin === undefined) return
  throw new ServiceError('AccessDeniedException', 'Web pages are not answered here.')
}

function chooseVersion(found: RunningFunction, qualifier = unpublished): FunctionVersion {
  return qualifier === found.alias ? found.pointer.choose() : versionOf(found, qualifier)
}

function qualifierOf(inName: string | undefined, inQuery: string | null): string | undefined {
  if (inName !== undefined && inQuery !== null && inName !== inQuery) {
    throw new ServiceError(
      'InvalidParameterValueException',
      'The qualifier in the name of the function is not the one in the query.',
    )
  }
  return inName ?? inQuery ?? undefined
}

function aliasOf(found: RunningFunction, name: string): Alias {
  if (name === found.alias) return found.pointer
  throw new ServiceError('ResourceNotFoundException', `Cannot find alias: ${found.arn}:${name}`)
}

function json(body: object): HttpAnswer {
  return answer(200, { 'content-type': 'application/json' }, JSON.stringify(body))
}

function updated(alias: Alias, { body }: HttpRequest): HttpAnswer {
  alias.update(jsonIn(body))
  return json(alias.configuration())
}

function unknownRequest({ method, path }: HttpRequest): ServiceError {
  return new ServiceError('ResourceNotFoundException', `There is nothing at ${method} ${path}.`)
}

/** The Lambda service with these functions, in memory: as much of its API as it takes to call them and to go back. */
export function createLambdaApi(functions: readonly DeployedFunction[]): LambdaApi {
  const running = functions.map((each) => ({ ...each, pointer: createAlias(each) }))

  async function operate(request: HttpRequest): Promise<HttpAnswer> {
    const [, name, list, aliases, aliasName = ''] = resources.exec(request.path) ?? []
    if (name === undefined) throw unknownRequest(request)
    const { found, qualifier } = findFunction(running, decodeURIComponent(name))
    const query = new URLSearchParams(request.query)
    switch (`${request.method} ${list ?? aliases}`) {
      case 'POST invocations': {
        const asked = qualifierOf(qualifier, query.get('Qualifier'))
        return invoke(request, chooseVersion(found, asked))
      }
      case 'GET versions':
        return json(listVersions(found, query))
      case 'GET aliases':
        return json(aliasOf(found, aliasName).configuration())
      case 'PUT aliases':
        return updated(aliasOf(found, aliasName), request)
      default:
        throw unknownRequest(request)
    }
  }

  async function respond(request: HttpRequest): Promise<HttpAnswer> {
    try {
      refuseWebPages(request.headers)
      return await operate(request)
    } catch (error) {
      if (error instanceof ServiceError) return error.answer()
      throw error
    }
  }

  return {
    listener: listenerOf(respond, maxPayloadBytes + 1),
    async invoke(arn, event) {
      const { found, qualifier } = findFunction(running, arn)
      return chooseVersion(found, qualifier).invoke(event)
    },
  }
}
