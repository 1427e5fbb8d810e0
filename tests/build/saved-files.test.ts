import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { firstViewScripts } from '#web/ui/document/first-view-scripts.ts'
import { savedFilesMeta } from '#web/ui/document/protocol.ts'
import { builtPages, site } from './built-pages.ts'

const list = v.object({ saved: v.array(v.string()), 'opens/custom-quote': v.array(v.string()) })

test.each(builtPages)(
  'a visit to $path saves the builder and the offline page with all their scripts, and what opens in the builder once it is visited (rule 16.1)',
  ({ document }) => {
    const meta = document.querySelector(`meta[name=${savedFilesMeta}]`)
    const text = readFileSync(join(site, meta?.getAttribute('content') ?? ''), 'utf8')
    const { saved, 'opens/custom-quote': opened } = v.parse(list, JSON.parse(text))
    expect(saved).toEqual(expect.arrayContaining(['offline', 'custom-quote']))
    const builder = builtPages.find(({ path }) => path === '/custom-quote')
    const needed = builder ? firstViewScripts(builder.document) : []
    const loaded = firstViewScripts(document)
    const missing = needed.filter((it) => !loaded.includes(it) && !saved.includes(it.slice(1)))
    expect(needed.length).toBeGreaterThan(5)
    expect(missing).toEqual([])
    expect(opened.length).toBeGreaterThan(0)
    const files = [...saved, ...opened].filter((file) => file.startsWith('assets/'))
    expect(files.filter((file) => !existsSync(join(site, file)))).toEqual([])
  },
)
