import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'

// Blanks, colons and full stops between texts are the language's (shared/locale.ts); in JSX vite.config.ts sees to the blanks.

const files = [
  ...filesIn('web/src').filter((file) =>
    /(?<!drawings\/.*)\.tsx$|quote\/(parts|share)\//.test(file),
  ),
  ...['words', 'pricing', 'customer-fields'].map((name) => `shared/${name}.ts`),
  'lambda/stripe/session-params.ts',
]
const isSigns = (text: string) => /^[\s.:,;]*[ .:,;][\s.:,;]*$/.test(text)

/** Where they are no text's: stored quantities, lists of ids, drawings, the console, the buyer's own city and postal code. */
const notText = /storedQuantity|viewBox|\bh1v1h|console\.|text-field|line\.join/

test.each(files)('%s joins texts by the language’s signs alone', (file) => {
  const text = readFileSync(file, 'utf8')
  const lines: (string | undefined)[] = []
  const find = (signs: string, at: number) => {
    const line = text.split('\n')[text.slice(0, at).split('\n').length - 1]
    if (isSigns(signs) && !notText.test(file + line)) lines.push(line)
  }
  new Visitor({
    TemplateElement: ({ start, value }) => find(value.raw, start),
    CallExpression({ start, end }) {
      find(/\.(?:join|concat)\('([^']*)'\)$/.exec(text.slice(start, end))?.[1] ?? '', end)
    },
  }).visit(parseSync(file, text).program)
  expect(lines).toEqual([])
})
