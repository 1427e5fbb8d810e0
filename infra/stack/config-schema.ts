import * as z from '#shared/schema.ts'
import { CommandError } from '#infra/tools/command.ts'
import { provider } from '#lambda/deployment.ts'

// AWS cuts longer ones in the names of functions and buckets, and the roles of GitHub's workflows (github-app.ts) match none.
const stackName = z.string().check(z.regex(/^(?!aws|ssm)[a-z][a-z0-9-]{0,24}$/i))

// At most 15 levels, none of AWS's own.
const parameterName = z.string().check(z.regex(/^(?!\/(aws|ssm))(\/[\w.-]+){1,15}$/i))

const domainName = z.string().check(z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/))

const configSchema = z.strictObject({
  account: z.optional(z.string().check(z.regex(/^\d{12}$/))),
  live: z._default(z.boolean(), false),
  stackName: z._default(stackName, 'Site'),
  domainNames: z.optional(
    z.array(domainName).check(
      z.minLength(1),
      z.refine((names) => new Set(names).size === names.length),
    ),
  ),
  certificateArn: z.optional(
    z.string().check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]{36}$/)),
  ),
  hostedZone: z.optional(
    z.strictObject({ id: z.string().check(z.regex(/^Z[A-Z0-9]+$/)), name: domainName }),
  ),
  paymentsKeyParameter: z.optional(parameterName),
  firewall: z._default(z.boolean(), false),
  serviceWorker: z._default(z.boolean(), true),
  heartbeat: z._default(z.boolean(), false),
  alarmEmail: z.optional(z.email()),
  pagerUrl: z.optional(z.url({ protocol: /^https$/ })),
  monthlyBudgetUsd: z.optional(z.number().check(z.positive())),
  githubRepository: z.optional(z.string().check(z.regex(/^[\w-]+\/(?!.*\.git$)[\w.-]+$/i))),
  reservedConcurrency: z._default(z.nullable(z.int().check(z.positive())), null),
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
  monthlyBudgetUsd: 'must be a number of US dollars above 0',
  githubRepository: 'must be a repository such as owner/site, without .git',
  reservedConcurrency: 'must be a whole number above 0, or null for none',
} satisfies Partial<Record<keyof ConfigInput, string>>

export type ConfigInput = z.input<typeof configSchema>

export type Config = z.output<typeof configSchema> & { readonly paymentsKeyParameter: string }

/** Why valid settings don't work together; null if they do. */
function conflictIn(config: z.output<typeof configSchema>): string | null {
  const { domainNames, certificateArn, hostedZone, alarmEmail } = config
  if (domainNames && !certificateArn) return 'domainNames needs certificateArn.'
  if (hostedZone && !domainNames) return 'hostedZone needs domainNames.'
  const outside = domainNames?.find(
    (name) => hostedZone && name !== hostedZone.name && !name.endsWith(`.${hostedZone.name}`),
  )
  if (outside) return `${outside} is not in hostedZone.`
  const emailing = (['pagerUrl', 'monthlyBudgetUsd'] as const).find((name) => config[name])
  if (emailing && !alarmEmail) return `${emailing} needs alarmEmail.`
  return null
}

/** @throws CommandError that names the invalid setting */
export function parseConfig(given: unknown): Config {
  const parsed = configSchema.safeParse(given)
  if (!parsed.success) throw new CommandError(messageFor(parsed.error.issues[0]))
  const conflict = conflictIn(parsed.data)
  if (conflict) throw new CommandError(conflict)
  // Under the stack's name, so that a second site in the account has its own key.
  return { paymentsKeyParameter: `/${parsed.data.stackName}/${provider.keyName}`, ...parsed.data }
}

function messageFor(issue: z.core.$ZodIssue | undefined): string {
  const [setting] = issue?.path ?? []
  if (setting !== undefined)
    return `${String(setting)} ${rules[String(setting)] ?? 'must be true or false'}.`
  if (issue?.code !== 'unrecognized_keys') return 'The configuration must be an object.'
  const known = Object.keys(configSchema.shape)
  return `Unknown setting: ${issue.keys.join(', ')}. The settings are ${known.join(', ')}.`
}
