import { expect, test } from 'vitest'
import { everySetting, synthesisedSite } from './synthesised-site.ts'
import { differenceOf, readIn, textOf } from './template-text.ts'

// The files beside this one say what is deployed, for the reviewer of a change: what may do what, what is public, counted and
// notified, and which file is uploaded how. A change that is meant is written by: npx vitest run --project infra --update

const { account, stackName } = everySetting
const full = readIn(synthesisedSite(everySetting))
const bare = readIn(synthesisedSite({ account, stackName }))
const staging = readIn(synthesisedSite({ account, stackName }, 'staging'))

test('the stack with every setting is as reviewed, with its headers, caching and throttles (rules 15.4, 15.5 and 15.6)', async () => {
  await expect(textOf(full)).toMatchFileSnapshot('template/every-setting.txt')
})

test('without settings, and in staging, it differs as reviewed', async () => {
  const differences = {
    'no settings': differenceOf(bare, full),
    staging: differenceOf(staging, bare),
  }
  await expect(textOf(differences)).toMatchFileSnapshot('template/differences.txt')
})
