// "The keys for these environment variables are reserved and cannot be set in your function configuration":
// https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
const reserved = new Set([
  '_HANDLER',
  '_X_AMZN_TRACE_ID',
  'AWS_ACCESS_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_DEFAULT_REGION',
  'AWS_EXECUTION_ENV',
  'AWS_LAMBDA_FUNCTION_MEMORY_SIZE',
  'AWS_LAMBDA_FUNCTION_NAME',
  'AWS_LAMBDA_FUNCTION_VERSION',
  'AWS_LAMBDA_INITIALIZATION_TYPE',
  'AWS_LAMBDA_LOG_GROUP_NAME',
  'AWS_LAMBDA_LOG_STREAM_NAME',
  'AWS_LAMBDA_RUNTIME_API',
  'AWS_REGION',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'LAMBDA_RUNTIME_DIR',
  'LAMBDA_TASK_ROOT',
])

/** Whether Lambda alone sets an environment variable. */
export function isReserved(name: string): boolean {
  return reserved.has(name)
}
