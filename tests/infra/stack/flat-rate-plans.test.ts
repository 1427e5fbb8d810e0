import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everySetting, synthesisedSite } from './synthesised-site.ts'

const plans = ['Free', 'Pro', 'Business', 'Premium']

// The smallest plan that accepts a resource; every plan accepts AWS's own policies:
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/flat-rate-pricing-plan.html
const smallestPlans: readonly (readonly [type: string, plan: string])[] = [
  ['AWS::CloudFront::Distribution', 'Free'],
  ['AWS::CloudFront::Function', 'Free'],
  ['AWS::WAFv2::WebACL', 'Free'],
  ['AWS::CloudFront::CachePolicy', 'Business'],
  ['AWS::CloudFront::OriginRequestPolicy', 'Business'],
  ['AWS::CloudFront::ResponseHeadersPolicy', 'Business'],
]

const named = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, plan]) => plan)

test('the guides recommend the smallest flat-rate plan that accepts the stack, and list no smaller one', () => {
  const template = synthesisedSite(everySetting)
  const needed = smallestPlans.filter(([type]) => Object.keys(template.findResources(type)).length)
  const smallest = Math.max(...needed.map(([, plan]) => plans.indexOf(plan)))
  expect(named('docs/costs.md', /^- (\w+): \$/gm)).toEqual(plans.slice(smallest))
  const recommended = named('docs/deploy.md', /(?:\[Choose|flat-rate-plans\)) ([A-Z]\w+)/g)
  expect(new Set(recommended)).toEqual(new Set([plans[smallest]]))
})
