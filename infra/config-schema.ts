import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import * as z from '#shared/schema.ts'
import { CommandError } from './tools/command.ts'

const domainName = z.string().check(z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/))

const configSchema = z.strictObject({
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
  stripeKeyParameter: z._default(
    z.string().check(z.regex(/^(\/[\w.-]+)+$/)),
    '/infrastructure-site/stripe-secret-key',
  ),
  firewall: z._default(z.boolean(), false),
  canary: z._default(z.boolean(), false),
  alarmEmail: z.optional(z.email()),
  monthlyBudgetUsd: z.optional(z.number().check(z.positive())),
  retentionDays: z._default(z.enum(RetentionDays), RetentionDays.THREE_MONTHS),
  reservedConcurrency: z._default(z.nullable(z.int().check(z.positive())), null),
})

const rules: Readonly<Record<keyof typeof configSchema.shape, string>> = {
  domainNames: 'must list names such as www.example.com, in lower case and each once',
  certificateArn: 'must be the ARN of a certificate in us-east-1, where CloudFront looks for it',
  hostedZone: 'must have the id and the name of a zone, such as Z0123456789ABC and example.com',
  stripeKeyParameter: 'must be the name of a parameter, such as /site/stripe-secret-key',
  firewall: 'must be true or false',
  canary: 'must be true or false',
  alarmEmail: 'must be an email address',
  monthlyBudgetUsd: 'must be a number of US dollars above 0',
  retentionDays: 'must be a number of days that CloudWatch offers, such as 30, 90 or 365',
  reservedConcurrency: 'must be a whole number above 0, or null for none',
}

/** The settings as they are written. */
export type ConfigInput = z.input<typeof configSchema>

/** The settings as they are used: checked, and completed by their defaults. */
export type Config = z.output<typeof configSchema>

/** Why settings that are sound one by one don't go together; null when they do. */
function conflictIn(config: Config): string | null {
  const { domainNames, certificateArn, hostedZone, alarmEmail, monthlyBudgetUsd } = config
  if (domainNames && !certificateArn) return 'certificateArn must be set beside domainNames.'
  if (certificateArn && !domainNames) return 'domainNames must be set beside certificateArn.'
  if (hostedZone && !domainNames) return 'domainNames must be set beside hostedZone.'
  const outside = domainNames?.find(
    (name) => hostedZone && name !== hostedZone.name && !name.endsWith(`.${hostedZone.name}`),
  )
  if (outside)
    return `hostedZone must be the zone of every domain name, and of ${outside} it is not.`
  if (monthlyBudgetUsd && !alarmEmail) return 'alarmEmail must be set beside monthlyBudgetUsd.'
  return null
}

/**
 * Checks the settings of a deployment.
 *
 * @throws CommandError with one sentence that names the setting
 */
export function parseConfig(given: unknown): Config {
  const parsed = configSchema.safeParse(given)
  if (!parsed.success) throw new CommandError(sentenceFor(parsed.error.issues[0]))
  const conflict = conflictIn(parsed.data)
  if (conflict) throw new CommandError(conflict)
  return parsed.data
}

function sentenceFor(issue: z.core.$ZodIssue | undefined): string {
  const [setting] = issue?.path ?? []
  const rule = Object.entries(rules).find(([name]) => name === setting)
  if (rule) return `${rule.join(' ')}.`
  return issue?.code === 'unrecognized_keys'
    ? `There is no setting ${issue.keys.join(', ')}. The settings are ${Object.keys(rules).join(', ')}.`
    : 'The settings must be an object.'
}
