import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUpToDate, makeFrom } from '#infra/artifact.ts'
import { buildArtifact } from '#infra/build-steps.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const sources = { 'shared/money.ts': '1', 'web/src/app/app.tsx': '2', 'package-lock.json': '3' }
const settings = { siteOrigin: undefined }
const outputs = { 'dist/site/404.html': '', 'dist/lambda/index.mjs': '' }

async function builtProject() {
  const root = temporaryFolder(sources)
  await makeFrom(root, buildArtifact, settings, async () => writeFiles(root, outputs))
  return root
}

test('what was never built is not up to date', async () => {
  expect(await isUpToDate(temporaryFolder(sources), buildArtifact, settings)).toBe(false)
})

test('what was built is up to date until a source changes, and again when it is changed back', async () => {
  const root = await builtProject()
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(true)
  writeFiles(root, { 'shared/money.ts': 'changed' })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
  writeFiles(root, { 'shared/money.ts': sources['shared/money.ts'] })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(true)
})

test.each([
  ['a page is edited', { 'web/src/app/app.tsx': 'x' }],
  ['a page is added', { 'web/src/pages/new.tsx': '' }],
  ['a picture is added', { 'web/public/logo.svg': '' }],
  ['the function is edited', { 'lambda/handler.ts': '' }],
  ['the build is edited', { 'infra/bundle-lambda.ts': '' }],
  ['a package is updated', { 'package-lock.json': 'x' }],
  ['the bundler is set up differently', { 'vite.config.ts': 'x' }],
])('when %s, a build is due', async (_, change) => {
  const root = await builtProject()
  writeFiles(root, change)
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test('when a source is removed, a build is due', async () => {
  const root = await builtProject()
  rmSync(join(root, 'web/src/app/app.tsx'))
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test('a text that moves from one file to another is a change', async () => {
  const root = await builtProject()
  writeFiles(root, { 'shared/money.ts': '2', 'web/src/app/app.tsx': '1' })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test('when the site is to be published elsewhere, a build is due', async () => {
  expect(
    await isUpToDate(await builtProject(), buildArtifact, { siteOrigin: 'https://example.com' }),
  ).toBe(false)
})

test('tests and documents are no sources', async () => {
  const root = await builtProject()
  writeFiles(root, { 'tests/shared/money.test.ts': '', 'README.md': '', '.env': '' })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(true)
})

test('what was made and changed afterwards is not up to date', async () => {
  const root = await builtProject()
  writeFiles(root, { 'dist/site/404.html': 'changed' })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test.each(['dist/site', 'dist/lambda'])('when %s is removed, a build is due', async (output) => {
  const root = await builtProject()
  rmSync(join(root, output), { recursive: true })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test('a build that fails leaves nothing that looks up to date', async () => {
  const root = await builtProject()
  const failing = makeFrom(root, buildArtifact, settings, () =>
    Promise.reject(new Error('The build failed')),
  )
  await expect(failing).rejects.toThrow('The build failed')
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test('a source that changes during the build makes the next one due', async () => {
  const root = temporaryFolder(sources)
  await makeFrom(root, buildArtifact, settings, async () => {
    writeFiles(root, { ...outputs, 'shared/money.ts': 'changed meanwhile' })
  })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})
