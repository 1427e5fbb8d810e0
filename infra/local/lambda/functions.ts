import { randomUUID } from 'node:crypto'
import type { Stack } from '#infra/local/cloudformation/stack.ts'
import type { Running } from '#infra/tools/command.ts'
import { declaredFunctions, type DeclaredFunction } from './declared-functions.ts'
import type { DeployedFunction } from './deployed-function.ts'
import { variablesOf } from './lambda-variables.ts'
import { startLambda } from './lambda.ts'
import { startParametersExtension } from './parameters-extension.ts'
import { reserveConcurrency } from './reserved-concurrency.ts'

export type FunctionOptions = {
  /** The Parameter Store: SecureStrings by name, in clear text. */
  readonly parameters: ReadonlyMap<string, string>
  /** The variables that this machine adds to those that a function declares, or puts in their place. */
  readonly environment: (
    declared: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>
  readonly log?: (message: string, error?: unknown) => void
}

type RunningFunction = Running & { readonly deployed: DeployedFunction }

async function startFunction(
  declared: DeclaredFunction,
  { environment, ...options }: FunctionOptions,
): Promise<RunningFunction> {
  const { name, arn, alias, version, file, exportName, properties, rights } = declared
  const sessionToken = randomUUID()
  const extension =
    properties.Layers.length > 0
      ? await startParametersExtension({ ...options, sessionToken, rights })
      : undefined
  try {
    const variables = variablesOf(declared, sessionToken)
    const lambda = await startLambda({
      file,
      exportName,
      functionArn: `${arn}:${alias}`,
      timeoutMs: properties.Timeout * 1_000,
      environment: {
        ...variables,
        ...environment(variables),
        ...extension?.environment,
      },
    })
    const invoke = reserveConcurrency(properties.ReservedConcurrentExecutions, lambda.invoke)
    return {
      deployed: { name, arn, alias, versions: [{ version, invoke }] },
      async close() {
        await lambda.close()
        await extension?.close()
      },
    }
  } catch (error) {
    await extension?.close()
    throw error
  }
}

/**
 * Starts the functions of a stack that are called.
 *
 * @throws CommandError that names what is unknown here; what a function throws that cannot be loaded
 */
export async function startFunctions(
  stack: Stack,
  options: FunctionOptions,
): Promise<Running & { readonly functions: readonly DeployedFunction[] }> {
  const running: RunningFunction[] = []
  async function close(): Promise<void> {
    await Promise.all(running.map((each) => each.close()))
  }
  try {
    for (const declared of declaredFunctions(stack)) {
      running.push(await startFunction(declared, options))
    }
  } catch (error) {
    await close()
    throw error
  }
  return { functions: running.map(({ deployed }) => deployed), close }
}
