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

/** The lines that join texts by signs of their own. */
function signsIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const found: number[] = []
  const visitor = new Visitor({
    TemplateElement: ({ start, value }) => void (isSigns(value.raw) && found.push(start)),
    CallExpression({ start, end, arguments: [first] }) {
      const isJoin = /\.(?:join|concat)\('[^']*'\)$/.test(text.slice(start, end))
      if (isJoin && first?.type === 'Literal' && isSigns(String(first.value)))
        found.push(first.start)
    },
  })
  visitor.visit(parseSync(file, text).program)
  const lines = found.map((at) => text.slice(0, at).split('\n').length)
  return lines
    .map((line) => `${file}:${line}: ${text.split('\n')[line - 1]?.trim()}`)
    .filter((line) => !notText.test(line))
}

test('texts are joined by the language’s signs alone', () => {
  expect(files.flatMap(signsIn)).toEqual([])
})
