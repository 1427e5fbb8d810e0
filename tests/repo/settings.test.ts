import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '#infra/tools/environment.ts'

test('.env.example explains every setting that is read, and no other', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)
  const explained = [...lines].map(([, name]) => name)
  expect(new Set(explained)).toEqual(new Set(settingNames))
})

test('.env.example sets nothing by itself', () => {
  const settings = readFileSync('.env.example', 'utf8').split('\n')
  expect(settings.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})
