import { GetAliasCommand, LambdaClient, UpdateAliasCommand } from '@aws-sdk/client-lambda'
import { clientSettings } from './aws.ts'

/** Points a function's alias, given by its ARN, to a version, earlier or later. */
export async function moveAlias(arn: string, version: string): Promise<void> {
  const client = new LambdaClient(clientSettings)
  const end = arn.lastIndexOf(':')
  const alias = { FunctionName: arn.slice(0, end), Name: arn.slice(end + 1) }
  const getAlias = new GetAliasCommand(alias)
  const { FunctionVersion: from = '', RevisionId } = await client.send(getAlias)
  // Fails if anything else has moved the alias since, or if the SDK retries an update whose response was lost.
  await client.send(new UpdateAliasCommand({ ...alias, FunctionVersion: version, RevisionId }))
  console.log(`Moved ${alias.Name} from version ${from} to version ${version}.`)
}
