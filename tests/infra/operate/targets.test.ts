import { expect, test } from 'vitest'
import { readCommandLine } from '#infra/operate/targets.ts'

const arn = 'arn:aws:lambda:us-east-1:123456789012:function:checkout:live'
const site = 'https://www.example.com'
const bothOptions = ['--site', site, '--function', arn]

const target = { sites: [site], LiveFunction: arn }

test.each([
  [[], { target: undefined, rollsBack: false }],
  [['--rollback'], { target: undefined, rollsBack: true }],
  [['--rollback', '12'], { target: undefined, rollsBack: false, version: '12' }],
  [bothOptions, { target, rollsBack: false }],
  [['--rollback', ...bothOptions, '12'], { target, rollsBack: false, version: '12' }],
])('%j is understood', (args, expected) => {
  expect(readCommandLine(args)).toEqual(expected)
})

test.each<[readonly string[], RegExp]>([
  [['--sites'], /^Unknown option '--sites'.* Usage: /],
  [['12'], /^Unexpected "12"\. Usage: /],
  [['--site', site, '--rollback'], /together/],
  [['--function', arn], /together/],
  [['--rollback', ...bothOptions], /needs a VERSION\. Usage: /],
  [['--site', `${site}/about`, '--function', arn], /an origin/],
])('%j is rejected with what is wrong', (args, message) => {
  expect(() => readCommandLine(args)).toThrow(message)
})
