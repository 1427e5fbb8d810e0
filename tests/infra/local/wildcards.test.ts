import { expect, test } from 'vitest'
import { fitsWildcards } from '#infra/local/wildcards.ts'

test.each([
  ['ssm:GetParameter', 'ssm:GetParameter', true],
  ['ssm:GetParameters', 'ssm:GetParameter', false],
  ['xssm:GetParameter', 'ssm:GetParameter', false],
  ['ssm:GetParameter', 'ssm:getparameter', false],
  ['ssm:GetParameter', 'ssm:Get*', true],
  ['ssm:Get', 'ssm:Get*', true],
  ['a/b/c', 'a/*', true],
  ['a/b/c', '*', true],
  ['a\nb', 'a*b', true],
  ['abc', 'a?c', true],
  ['ac', 'a?c', false],
  ['a.c', 'a.c', true],
  ['abc', 'a.c', false],
  ['(a|b)', '(a|b)', true],
  ['a', '(a|b)', false],
  ['a/$default/x', 'a/$default/*', true],
])('%j fits %j: %s', (text, pattern, isSo) => {
  expect(fitsWildcards(text, pattern)).toBe(isSo)
})
