import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { builtPages } from './built-pages.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // What the HTML standard asks for, of a whole document. Matters of style are not among it.
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Whoever could change our own scripts could change the page that would vouch for them.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
)

test.each(builtPages)('$path is valid HTML', async ({ path, html }) => {
  const { results } = await validator.validateString(html, path)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? path})`),
  )
  expect(faults).toEqual([])
})
