/** Environment variables that point the AWS SDK at a local Lambda service and away from the machine's AWS settings. */
export function awsEnvironment(lambdaUrl: string): Readonly<Record<string, string>> {
  return {
    AWS_ENDPOINT_URL_LAMBDA: lambdaUrl,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  }
}
