import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'

const documents = [...readdirSync('.'), ...filesIn('docs')].filter((file) => file.endsWith('.md'))

const codeSpan = /`([^`\n]+)`/g
const link = /\]\(([^)\s]+)\)/g
const heading = /^#+ (.+)$/gm

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, m = '']) => m)

/** The anchor that GitHub gives a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')
}

function leadsSomewhere(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? document : join(dirname(document), path)
  if (!existsSync(file)) return false
  return (
    anchor === undefined ||
    matches(readFileSync(file, 'utf8'), heading).some((title) => anchorOf(title) === anchor)
  )
}

test.each(documents)('every link in %s leads somewhere', (document) => {
  const targets = matches(readFileSync(document, 'utf8'), link).filter(
    (target) => !/^[a-z]+:/.test(target),
  )
  expect(targets.filter((target) => !leadsSomewhere(document, target))).toEqual([])
})

// A decision record keeps the names of its day.
const current = documents.filter((document) => !document.startsWith('docs/decisions/'))

test.each(current)('every file that %s names exists', (document) => {
  const paths = matches(readFileSync(document, 'utf8'), codeSpan).filter((text) =>
    /^(web|lambda|infra|shared|tests|docs|\.github)\/[\w./-]*$/.test(text),
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
