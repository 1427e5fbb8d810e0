import type { Stack } from '#infra/local/cloudformation/stack.ts'
import { unsupported } from '#infra/local/cloudformation/template.ts'
import * as z from '#shared/schema.ts'

// docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cloudfront-originaccesscontrol.html. The
// third of the signing behaviours, which a viewer's own Authorization header decides, is unknown here.
const originAccessControlSchema = z.strictObject({
  OriginAccessControlConfig: z.strictObject({
    OriginAccessControlOriginType: z.literal('s3'),
    SigningBehavior: z.enum(['always', 'never']),
    SigningProtocol: z.literal('sigv4'),
    // For whoever reads it.
    Name: z.optional(z.string()),
    Description: z.optional(z.string()),
  }),
})

/**
 * Reads which origin access controls sign the edge's requests: "always" does, with every request
 * (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html).
 *
 * @returns tells it by the control's id, which is empty for an origin without one
 * @throws CommandError for a setting, or an id, that is unknown here
 */
export function readOriginAccessControls(stack: Stack): (id: string) => boolean {
  const signs = new Map(
    stack
      .resources('AWS::CloudFront::OriginAccessControl', originAccessControlSchema)
      .map(({ attribute, properties }) => [
        attribute('Id'),
        properties.OriginAccessControlConfig.SigningBehavior === 'always',
      ]),
  )
  return (id) => {
    if (id === '') return false
    const found = signs.get(id)
    if (found === undefined) throw unsupported(`the origin access control ${id} is unknown here`)
    return found
  }
}
