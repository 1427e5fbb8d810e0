import * as v from 'valibot'
import { CommandError } from '#infra/tools/command.ts'
import { provider } from '#lambda/deployment.ts'

// AWS cuts longer ones in the names of functions and buckets, and the roles of GitHub's workflows (github-app.ts) match none.
const stackName = v.pipe(v.string(), v.regex(/^(?!aws|ssm)[a-z][a-z0-9-]{0,24}$/i))

// At most 15 levels, none of AWS's own.
const parameterName = v.pipe(v.string(), v.regex(/^(?!\/(aws|ssm))(\/[\w.-]+){1,15}$/i))

const domainName = v.pipe(v.string(), v.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/))

const configSchema = v.strictObject({
  account: v.optional(v.pipe(v.string(), v.regex(/^\d{12}$/))),
  live: v.optional(v.boolean(), false),
  stackName: v.optional(stackName, 'Site'),
  domainNames: v.optional(
    v.pipe(
      v.array(domainName),
      v.minLength(1),
      v.check((names) => new Set(names).size === names.length),
    ),
  ),
  certificateArn: v.optional(
    v.pipe(v.string(), v.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]{36}$/)),
  ),
  hostedZone: v.optional(
    v.strictObject({ id: v.pipe(v.string(), v.regex(/^Z[A-Z0-9]+$/)), name: domainName }),
  ),
  paymentsKeyParameter: v.optional(parameterName),
  firewall: v.optional(v.boolean(), false),
  alarmEmail: v.optional(v.pipe(v.string(), v.email())),
  pagerUrl: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https:/))),
  githubRepository: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+\/(?!.*\.git$)[\w.-]+$/i))),
  reservedConcurrency: v.optional(
    v.nullable(v.pipe(v.number(), v.safeInteger(), v.gtValue(0))),
    null,
  ),
})

/** What a setting must be, unless true or false. */
const rules: Readonly<Record<string, string>> = {
  account: 'must be the 12 digits of an AWS account',
  stackName:
    'must be at most 25 letters, digits and hyphens, and begin with a letter, but not with aws or ssm',
  domainNames:
    'must list domain names such as www.example.com, in lower case and without duplicates',
  certificateArn:
    'must be the ARN of a certificate in us-east-1, the region that CloudFront requires',
  hostedZone:
    'must have the id and name of a Route 53 zone, such as Z0123456789ABC and example.com',
  paymentsKeyParameter:
    'must be the name of a parameter, such as /site/stripe-secret-key, that does not begin with /aws or /ssm',
  alarmEmail: 'must be an email address',
  pagerUrl: 'must be an https:// URL',
  githubRepository: 'must be a repository such as owner/site, without .git',
  reservedConcurrency: 'must be a whole number above 0, or null for none',
} satisfies Partial<Record<keyof ConfigInput, string>>

export type ConfigInput = v.InferInput<typeof configSchema>

export type Config = v.InferOutput<typeof configSchema> & { readonly paymentsKeyParameter: string }

/** Why valid settings don't work together; null if they do. */
function conflictIn(config: v.InferOutput<typeof configSchema>): string | null {
  const { domainNames, certificateArn, hostedZone, alarmEmail, pagerUrl } = config
  if (domainNames && !certificateArn) return 'domainNames needs certificateArn.'
  if (hostedZone && !domainNames) return 'hostedZone needs domainNames.'
  const outside = domainNames?.find(
    (name) => hostedZone && name !== hostedZone.name && !name.endsWith(`.${hostedZone.name}`),
  )
  if (outside) return `${outside} is not in hostedZone.`
  if (pagerUrl && !alarmEmail) return 'pagerUrl needs alarmEmail.'
  return null
}

/** @throws CommandError that names the invalid setting */
export function parseConfig(given: unknown): Config {
  const parsed = v.safeParse(configSchema, given)
  if (!parsed.success) throw new CommandError(messageFor(parsed.issues[0]))
  const conflict = conflictIn(parsed.output)
  if (conflict) throw new CommandError(conflict)
  // Under the stack's name, so that a second site in the account has its own key.
  return {
    paymentsKeyParameter: `/${parsed.output.stackName}/${provider.keyName}`,
    ...parsed.output,
  }
}

function messageFor({ path, expected }: v.BaseIssue<unknown>): string {
  if (!path) return 'The configuration must be an object.'
  const setting = String(path[0].key)
  const known = Object.keys(configSchema.entries)
  if (expected === 'never' && path.length === 1)
    return `Unknown setting: ${setting}. The settings are ${known.join(', ')}.`
  return `${setting} ${rules[setting] ?? 'must be true or false'}.`
}
