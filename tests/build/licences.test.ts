import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesPath } from '#shared/addresses.ts'
import { site } from './built-pages.ts'

const sections = readFileSync(`${site}${licencesPath}`, 'utf8').split('\n## ').slice(1)

// Of the pages' scripts, the function and the service worker: Vite and esbuild say what is in a bundle.
test.each(['react', 'valibot', 'stripe', 'workbox-core', 'Fonts'])(
  'the list has the licence of %s once, with its text',
  (name) => {
    const found = sections.filter((section) => section.startsWith(`${name} `))
    expect(found).toEqual([expect.stringMatching(/copyright/i)])
  },
)
