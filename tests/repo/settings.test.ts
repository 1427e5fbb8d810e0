import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '#infra/tools/environment.ts'

test('.env.example explains every setting, and no others', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)
  const names = [...lines].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(settingNames))
})

test('.env.example sets nothing', () => {
  const settings = readFileSync('.env.example', 'utf8').split('\n')
  expect(settings.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})
