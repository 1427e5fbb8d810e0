import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildSettingNames } from '#infra/build-settings.ts'
import { settingNames } from '#infra/local/settings.ts'

test('.env.example explains every setting that is read, and no other', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)
  const explained = [...lines].map(([, name]) => name)
  expect(new Set(explained)).toEqual(new Set([...settingNames, ...buildSettingNames]))
})

test('.env.example sets nothing by itself', () => {
  const settings = readFileSync('.env.example', 'utf8').split('\n')
  expect(settings.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})
