import { expect, test } from 'vitest'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import { declaredFunctions } from '#infra/local/lambda/declared-functions.ts'
import { variablesOf } from '#infra/local/lambda/lambda-variables.ts'
import { resourceOf, synthesisedFolder } from '#tests/infra/synthesised-folder.ts'
import { textLike } from '#tests/support/matchers.ts'

const synthesised = synthesisedFolder()

/** The variables of the site's function, declared with other ones. */
function variablesWith(declared: Readonly<Record<string, string>>) {
  const folder = synthesised((template) => {
    resourceOf(template, 'AWS::Lambda::Function', /^CheckoutFunction/).properties['Environment'] = {
      Variables: declared,
    }
  })
  const functions = declaredFunctions(readStack(folder, { distributionHost: 'localhost:4173' }))
  return functions.map((each) => variablesOf(each, 'token-1'))
}

// https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
test('Lambda adds its own variables to those that are declared', () => {
  const name = /^CheckoutFunction\w+$/
  expect(variablesWith({ GREETING: 'hello' })).toEqual([
    {
      GREETING: 'hello',
      TZ: ':UTC',
      _HANDLER: 'index.handler',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_DEFAULT_REGION: 'us-east-1',
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '512',
      AWS_LAMBDA_FUNCTION_NAME: textLike(name),
      AWS_LAMBDA_FUNCTION_VERSION: '1',
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      AWS_LAMBDA_LOG_GROUP_NAME: textLike(/^\/aws\/lambda\/CheckoutFunction\w+$/),
      AWS_LAMBDA_LOG_STREAM_NAME: 'local',
      AWS_REGION: 'us-east-1',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_SESSION_TOKEN: 'token-1',
      LAMBDA_TASK_ROOT: textLike(/\/asset\.\w+$/),
    },
  ])
})

test('the time zone is not reserved', () => {
  expect(variablesWith({ TZ: 'Africa/Nairobi' })).toMatchObject([{ TZ: 'Africa/Nairobi' }])
})
