import { region } from '#infra/local/cloudformation/resource-types.ts'
import type { DeclaredFunction } from './declared-functions.ts'

/**
 * The environment variables of a function: what is declared, and what Lambda sets. Left out are the folders of
 * Lambda's own programs, which are not here, and tracing.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 *
 * @param sessionToken - by which the function's extensions know it; the keys beside it open nothing
 */
export function variablesOf(
  { name, version, folder, properties }: DeclaredFunction,
  sessionToken: string,
): Record<string, string> {
  return {
    TZ: ':UTC',
    ...properties.Environment.Variables,
    _HANDLER: properties.Handler,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: `AWS_Lambda_${properties.Runtime}`,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(properties.MemorySize),
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: version,
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_REGION: region,
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SESSION_TOKEN: sessionToken,
    LAMBDA_TASK_ROOT: folder,
  }
}
