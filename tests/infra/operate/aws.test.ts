import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { readStack } from '#infra/operate/aws.ts'
import { synthesisedSite } from '#tests/infra/stack/synthesised-site.ts'

const describing = mockClient(CloudFormationClient).on(DescribeStacksCommand, { StackName: 'Site' })

/** A deployed stack with these outputs, each with its name as its value. */
function deploy(...names: readonly string[]) {
  const Outputs = names.map((name) => ({ OutputKey: name, OutputValue: name }))
  const of = { StackName: 'Site', CreationTime: undefined, StackStatus: undefined }
  describing.resolves({ Stacks: [{ ...of, Outputs }] })
}

test('smoke test and rollback use the stack’s outputs', async () => {
  deploy(...Object.keys(synthesisedSite().findOutputs('*')))
  expect(await readStack('Site')).toMatchObject({ sites: ['Addresses'], Commit: 'Commit' })
  deploy('Addresses')
  await expect(readStack('Site')).rejects.toThrow('The stack Site is outdated')
})
