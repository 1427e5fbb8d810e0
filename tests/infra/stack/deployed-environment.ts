import type { Template } from 'aws-cdk-lib/assertions'
import * as z from '#shared/schema.ts'

const functionSchema = z.object({
  Properties: z.object({
    Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
  }),
})

/** The function's environment, with CloudFormation's references resolved to sample values. */
export function environmentIn(source: Template): Record<string, string> {
  const [resource] = Object.values(
    source.findResources('AWS::Lambda::Function', {
      Properties: { Handler: 'index.handler', MemorySize: 512, Runtime: 'nodejs24.x' },
    }),
  )
  const { Variables } = functionSchema.parse(resource).Properties.Environment
  const deployed = JSON.stringify(Variables)
    .replaceAll(
      /\{"Fn::GetAtt":\["[^"]*Distribution[^"]*","DomainName"\]\}/g,
      '"d1.cloudfront.net"',
    )
    .replaceAll(/\{"Ref":"[^"]*OriginSecret[^"]*"\}/g, '"arn-of-the-secret"')
  const joined = z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.string())]) })
  const value = z.union([
    z.string(),
    z.pipe(
      joined,
      z.transform((join) => join['Fn::Join'][1].join('')),
    ),
  ])
  return z.record(z.string(), value).parse(JSON.parse(deployed))
}
