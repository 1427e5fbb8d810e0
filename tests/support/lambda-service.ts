import {
  GetAliasCommand,
  InvokeCommand,
  LambdaClient,
  UpdateAliasCommand,
  type InvokeCommandInput,
  type UpdateAliasCommandInput,
} from '@aws-sdk/client-lambda'
import { onTestFinished, vi } from 'vitest'
import { createLambdaApi } from '#infra/local/lambda/lambda-api.ts'
import type { DeployedFunction } from '#infra/local/lambda/deployed-function.ts'
import { awsEnvironment } from './aws-environment.ts'
import { serve } from './local-server.ts'

export const functionName = 'checkout'

/** The ARN of the function in these tests, without a qualifier. */
export const functionArn = `arn:aws:lambda:us-east-1:123456789012:function:${functionName}`

type Handler = (event: unknown) => Promise<unknown>

/** A function with the versions 1 to N, one for each handler, and the alias `live`. */
export function deployedFunction(...handlers: readonly Handler[]): DeployedFunction {
  const versions = handlers.map((invoke, index) => ({ version: String(index + 1), invoke }))
  return { name: functionName, arn: functionArn, alias: 'live', versions }
}

/** Sets variables until the test is over. */
function setEnvironment(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
}

/** How the SDK reports that the service refused a request. */
export function refusedWith(name: string, status: number) {
  return { name, Type: 'User', $metadata: { httpStatusCode: status } }
}

/** A Lambda service with these functions, and AWS's own client of it, which tries once, until the test is over. */
async function startLambdaService(...functions: readonly DeployedFunction[]) {
  const api = createLambdaApi(functions)
  const { url, port } = await serve(api.listener)
  setEnvironment(awsEnvironment(url))
  const client = new LambdaClient({ region: 'us-east-1', maxAttempts: 1 })
  onTestFinished(() => client.destroy())
  return { api, client, url, port }
}

/** A Lambda service with one function, and ways to ask for it. */
export async function startFunction(...handlers: readonly Handler[]) {
  const service = await startLambdaService(deployedFunction(...handlers))
  const { client } = service
  const FunctionName = functionName
  return {
    ...service,
    invoke: async (input: Partial<InvokeCommandInput> = {}) => {
      const command = new InvokeCommand({ FunctionName, Payload: '{}', ...input })
      const { Payload, ...answer } = await client.send(command)
      return { ...answer, payload: Payload?.transformToString() }
    },
    getAlias: () => client.send(new GetAliasCommand({ FunctionName, Name: 'live' })),
    updateAlias: (input: Partial<UpdateAliasCommandInput>) =>
      client.send(new UpdateAliasCommand({ FunctionName, Name: 'live', ...input })),
  }
}
