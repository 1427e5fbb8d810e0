import { expect, test } from 'vitest'
import { invokePermissions } from '#infra/local/api-gateway/invoke-permissions.ts'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import { resourceOf, synthesisedFolder } from '#tests/infra/synthesised-folder.ts'

const synthesised = synthesisedFolder()
const alias = 'arn:aws:lambda:us-east-1:000000000000:function:Checkout:live'
const api = 'arn:aws:execute-api:us-east-1:000000000000:shop'

const permission = {
  Action: 'lambda:InvokeFunction',
  FunctionName: alias,
  Principal: 'apigateway.amazonaws.com',
  SourceArn: `${api}/*/*`,
}

/** Whether the API may invoke the alias, with this permission. */
function mayInvoke(changes: object, sourceArn = `${api}/$default/$default`) {
  const folder = synthesised((template) => {
    const { id } = resourceOf(template, 'AWS::Lambda::Permission')
    template.Resources[id] = {
      Type: 'AWS::Lambda::Permission',
      Properties: { ...permission, ...changes },
    }
  })
  return invokePermissions(readStack(folder, { distributionHost: 'localhost:4173' }))(
    alias,
    sourceArn,
  )
}

test.each([
  [{}, true],
  [{ Action: 'lambda:*' }, true],
  [{ SourceArn: undefined }, true],
  [{ SourceArn: `${api}/*/$default` }, true],
  [{ Action: 'lambda:GetFunction' }, false],
  [{ Principal: 's3.amazonaws.com' }, false],
  [{ SourceArn: `${api}/beta/*` }, false],
  [{ SourceArn: 'arn:aws:execute-api:us-east-1:000000000000:other/*/*' }, false],
  // The function as it is not published, and another alias.
  [{ FunctionName: 'Checkout' }, false],
  [{ FunctionName: alias.replace(':live', '') }, false],
  [{ FunctionName: alias.replace(':live', ':next') }, false],
])('with %j the API may invoke the alias: %s', (changes, isSo) => {
  expect(mayInvoke(changes)).toBe(isSo)
})

test('a permission for one route is for its methods and its path alone', () => {
  const SourceArn = `${api}/*/*/pets/{id}`
  expect(mayInvoke({ SourceArn }, `${api}/$default/GET/pets/{id}`)).toBe(true)
  expect(mayInvoke({ SourceArn }, `${api}/$default/$default`)).toBe(false)
})

test.each([
  [{ SourceAccount: '000000000000' }, 'SourceAccount is unknown here'],
  [{ FunctionName: 'Checkout:live' }, 'FunctionName is unknown here'],
])('%j ends the preview', (changes, reason) => {
  expect(() => mayInvoke(changes)).toThrow(`.${reason}`)
})
