import { ServiceError } from './service-error.ts'

/** One published version of a function. */
export type FunctionVersion = {
  /** Its number. */
  readonly version: string
  /**
   * Runs the function with an event, as deep as JSON goes.
   *
   * @throws what the function throws; TooManyRequests when it is not run at all
   */
  readonly invoke: (event: unknown) => Promise<unknown>
}

/** A function as it was deployed. */
export type DeployedFunction = {
  readonly name: string
  /** Without a qualifier. */
  readonly arn: string
  /** The name of its alias. */
  readonly alias: string
  /** At least one. */
  readonly versions: readonly FunctionVersion[]
}

/** What the service calls the code that isn't published. Here it is that of the newest version. */
export const unpublished = '$LATEST'

/** The versions by their numbers. */
export function inOrder({ versions }: DeployedFunction): readonly FunctionVersion[] {
  return versions.toSorted((one, other) => Number(one.version) - Number(other.version))
}

/** The version with the highest number. */
export function newestOf(deployed: DeployedFunction): FunctionVersion {
  const newest = inOrder(deployed).at(-1)
  if (newest) return newest
  throw new Error(`The function ${deployed.name} has no version.`)
}

/**
 * One version by its number, or by the name of what isn't published.
 *
 * @throws ServiceError when there is none
 */
export function versionOf(deployed: DeployedFunction, version: string): FunctionVersion {
  if (version === unpublished) return { ...newestOf(deployed), version }
  const found = deployed.versions.find((each) => each.version === version)
  if (found) return found
  throw new ServiceError(
    'ResourceNotFoundException',
    `Function not found: ${deployed.arn}:${version}`,
  )
}

/**
 * What a request calls a function: by its name, a partial or a whole ARN, each with or without a qualifier.
 * https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html#API_Invoke_RequestParameters
 *
 * @returns the function among these, and the qualifier if there is one
 * @throws ServiceError when it is none of them
 */
export function findFunction<Found extends DeployedFunction>(
  functions: readonly Found[],
  given: string,
): { readonly found: Found; readonly qualifier: string | undefined } {
  for (const found of functions) {
    const [, , , , account] = found.arn.split(':')
    for (const form of [found.name, `${account}:function:${found.name}`, found.arn]) {
      if (given === form) return { found, qualifier: undefined }
      if (given.startsWith(`${form}:`)) return { found, qualifier: given.slice(form.length + 1) }
    }
  }
  throw new ServiceError('ResourceNotFoundException', `Function not found: ${given}`)
}
