import { Hono } from 'hono'
import type { Invoke } from './function.ts'

type ExtensionOptions = {
  /** The Parameter Store: values of SecureStrings by name. */
  readonly parameters: Readonly<Record<string, string>>
  /** The function's own. */
  readonly sessionToken: string
}

/** What the function has beside it at AWS: the service that invokes it, and the extension that reads parameters. */
export function createLambdaService(arn: string, invoke: Invoke, extension: ExtensionOptions) {
  const app = new Hono()

  // https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
  app.post('/2015-03-31/functions/:arn/invocations', async (context) => {
    const { req } = context
    // Nobody verifies the signature, but a web page of another site cannot send this header.
    if (req.header('authorization') === undefined)
      return context.json({ message: 'Missing token' }, 403)
    if (req.param('arn') !== arn) return context.json({ Message: 'Function not found' }, 404)
    context.header('x-amz-executed-version', '1')
    try {
      return context.json(await invoke(await req.json()))
    } catch (error) {
      context.header('x-amz-function-error', 'Unhandled')
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      return context.json({ errorType: name, errorMessage: message })
    }
  })

  // https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
  app.get('/systemsmanager/parameters/get', ({ req, json, text }) => {
    const { name = '', withDecryption } = req.query()
    const { [name]: value } = extension.parameters
    const isFunction = req.header('x-aws-parameters-secrets-token') === extension.sessionToken
    return isFunction && value !== undefined && withDecryption === 'true'
      ? json({ Parameter: { Name: name, Value: value } })
      : text('an unexpected error occurred while executing request', 400)
  })

  return app
}
