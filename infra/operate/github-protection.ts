import * as z from '#shared/schema.ts'

const repositorySchema = z.object({ full_name: z.string() })
const branchSchema = z.object({ protected: z.boolean() })
const rulesSchema = z.array(z.object({ type: z.string() }))
const environmentSchema = z.object({
  name: z.string(),
  protection_rules: z._default(rulesSchema, []),
  deployment_branch_policy: z._default(z.nullable(z.looseObject({})), null),
})
const environmentsSchema = z.object({ environments: z.array(environmentSchema) })

/** What a repository lacks for deployments, from GitHub's API. A private repository needs a token. */
export async function missingProtection(
  repository: string,
  needed: readonly string[],
  token: string | undefined,
): Promise<readonly string[]> {
  const headers = new Headers({ accept: 'application/vnd.github+json' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`https://api.github.com/repos/${repository}${path}`, {
      headers,
      signal: AbortSignal.timeout(5_000),
    })
    if (!response.ok) throw new Error(`GitHub responded with ${response.status}`)
    return response.json()
  }
  const { full_name: fullName } = repositorySchema.parse(await read(''))
  const branch = branchSchema.parse(await read('/branches/main'))
  const rules = rulesSchema.parse(await read('/rules/branches/main'))
  const { environments } = environmentsSchema.parse(await read('/environments?per_page=100'))
  const isProtected = branch.protected || rules.some(({ type }) => type === 'pull_request')
  const lacking = needed.flatMap((environment) => {
    const found = environments.find(({ name }) => name === environment)
    if (!found) return [`no environment ${environment}`]
    const hasReviewers = found.protection_rules.some(({ type }) => type === 'required_reviewers')
    return [
      ...(found.deployment_branch_policy ? [] : [`${environment} accepts every branch`]),
      ...(environment !== 'production' || hasReviewers ? [] : [`${environment} has no reviewers`]),
    ]
  })
  return [
    // The roles compare it with GitHub's token, letter case included.
    ...(fullName === repository ? [] : [`GitHub calls it ${fullName}`]),
    ...(isProtected ? [] : ['main is not protected']),
    ...lacking,
  ]
}
