import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { bundleLambda } from '#infra/bundle-lambda.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

async function bundle() {
  const folder = temporaryFolder()
  const file = join(folder, 'index.mjs')
  await bundleLambda(file)
  return { folder, file, code: readFileSync(file, 'utf8') }
}

test('the bundle is a single file that only imports Node modules', async () => {
  const { folder, code } = await bundle()
  expect(readdirSync(folder)).toEqual(['index.mjs'])
  const imported = [...code.matchAll(/\b(?:from|import)\s*"([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  )
  const external = imported.filter((name) => !builtinModules.includes(name.replace(/^node:/, '')))
  expect(external).toEqual([])
  expect(code).not.toMatch(/sourceMappingURL|\brequire\(/)
})

test('the bundle exports the handler', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_bundle')
  vi.stubEnv('ALLOWED_ORIGINS', 'http://localhost:4173')
  const { file } = await bundle()
  expect(await import(pathToFileURL(file).href)).toHaveProperty('handler', expect.any(Function))
  vi.unstubAllEnvs()
})
