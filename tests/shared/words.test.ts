import { expect, test } from 'vitest'
import { language } from '#shared/locale.ts'
import { unitOf } from '#shared/words.ts'

test('a unit has the plural form for its number, or else its usual form', () => {
  const form = new Intl.PluralRules(language).select(1)
  expect(unitOf(1, { other: 'cameras', [form]: 'camera' })).toBe('camera')
  expect(unitOf(1, { other: 'GB' })).toBe('GB')
  const isAlike = new Intl.PluralRules(language).select(5) === form
  expect(unitOf(5, { other: 'cameras', [form]: 'camera' })).toBe(isAlike ? 'camera' : 'cameras')
})
