import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from './built-pages.ts'

const browserScripts = readdirSync(join(site, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(site, 'assets', file), 'utf8'))
  .join('\n')

test('the browser’s scripts contain no server code', () => {
  expect(browserScripts).not.toMatch(/STRIPE_|sk_test|api\.stripe\.com|process\.env/)
})

test('no script uses eval, which the policy forbids', () => {
  expect(browserScripts).not.toMatch(/\beval\(/)
})
