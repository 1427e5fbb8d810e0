import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everySetting, propertiesOf, synthesisedSite } from './synthesised-site.ts'

const plans = ['Free', 'Pro', 'Business', 'Premium']

// Smaller plans accept AWS's own policies alone:
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/flat-rate-pricing-plan.html
const needBusiness = ['CachePolicy', 'OriginRequestPolicy', 'ResponseHeadersPolicy']

const named = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, plan]) => plan)

test('the guides recommend the smallest flat-rate plan that accepts the stack, and list no smaller one', () => {
  const template = synthesisedSite(everySetting)
  const own = needBusiness.filter(
    (it) => propertiesOf(template, `AWS::CloudFront::${it}`).length > 0,
  )
  const smallest = plans.indexOf(own.length > 0 ? 'Business' : 'Free')
  expect(named('docs/costs.md', /^- (\w+): \$/gm)).toEqual(plans.slice(smallest))
  const recommended = named('docs/deploy.md', /(?:\[Choose|flat-rate-plans\)) ([A-Z]\w+)/g)
  expect(new Set(recommended)).toEqual(new Set([plans[smallest]]))
})
