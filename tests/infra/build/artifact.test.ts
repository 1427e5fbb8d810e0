import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUpToDate, makeFrom } from '#infra/build/artifact.ts'
import { buildArtifact } from '#infra/build/build-steps.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const sources = { 'shared/money.ts': '1', 'web/src/shell/app.tsx': '2', 'package-lock.json': '3' }
const settings = { siteOrigin: undefined }
const outputs = {
  'dist/site/404.html': '',
  'dist/lambda/index.mjs': '',
  'dist/heartbeat/index.mjs': '',
}

async function builtProject() {
  const root = temporaryFolder(sources)
  await makeFrom(root, buildArtifact, settings, async () => writeFiles(root, outputs))
  return root
}

test('a project that was never built is out of date', async () => {
  expect(await isUpToDate(temporaryFolder(sources), buildArtifact, settings)).toBe(false)
})

test('a build is up to date until a source changes, and again after the change is undone', async () => {
  const root = await builtProject()
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(true)
  writeFiles(root, { 'shared/money.ts': 'changed' })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
  writeFiles(root, { 'shared/money.ts': sources['shared/money.ts'] })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(true)
})

test.each([
  ['a page is edited', { 'web/src/shell/app.tsx': 'x' }],
  ['a page is added', { 'web/src/site/new.tsx': '' }],
  ['a picture is added', { 'web/public/logo.svg': '' }],
  ['the function is edited', { 'lambda/handler.ts': '' }],
  ['the build is edited', { 'infra/build/bundle-lambda.ts': '' }],
  ['a package is updated', { 'package-lock.json': 'x' }],
  ['the bundler configuration is edited', { 'vite.config.ts': 'x' }],
])('when %s, the build is out of date', async (_, change) => {
  const root = await builtProject()
  writeFiles(root, change)
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test('when a source is removed, the build is out of date', async () => {
  const root = await builtProject()
  rmSync(join(root, 'web/src/shell/app.tsx'))
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test('swapping the contents of two files is a change', async () => {
  const root = await builtProject()
  writeFiles(root, { 'shared/money.ts': '2', 'web/src/shell/app.tsx': '1' })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test('when the published origin changes, the build is out of date', async () => {
  expect(
    await isUpToDate(await builtProject(), buildArtifact, { siteOrigin: 'https://example.com' }),
  ).toBe(false)
})

test('changes to tests, documentation and .env leave the build up to date', async () => {
  const root = await builtProject()
  writeFiles(root, { 'tests/shared/money.test.ts': '', 'README.md': '', '.env': '' })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(true)
})

test('when an output is modified, the build is out of date', async () => {
  const root = await builtProject()
  writeFiles(root, { 'dist/site/404.html': 'changed' })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test.each(['dist/site', 'dist/lambda', 'dist/heartbeat'])(
  'when %s is removed, the build is out of date',
  async (output) => {
    const root = await builtProject()
    rmSync(join(root, output), { recursive: true })
    expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
  },
)

test('a failed build is out of date', async () => {
  const root = await builtProject()
  const failing = makeFrom(root, buildArtifact, settings, () =>
    Promise.reject(new Error('The build failed')),
  )
  await expect(failing).rejects.toThrow('The build failed')
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})

test('when a source changes during the build, the build is out of date', async () => {
  const root = temporaryFolder(sources)
  await makeFrom(root, buildArtifact, settings, async () => {
    writeFiles(root, { ...outputs, 'shared/money.ts': 'changed during the build' })
  })
  expect(await isUpToDate(root, buildArtifact, settings)).toBe(false)
})
