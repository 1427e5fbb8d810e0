import { expect, test } from 'vitest'
import { compileFunction } from '#infra/local/cloudfront/function-runtime.ts'

function run(code: string, event: unknown = {}) {
  return compileFunction('Example', code)(event)
}

/** What an expression is worth to a function. */
function valueOf(expression: string, event: unknown = {}): unknown {
  return run(`function handler(event) { return ${expression} }`, event).returned
}

test('a handler gets the event, and what it returns is what comes out', () => {
  expect(valueOf('{ ...event, more: [1, null] }', { a: 'ä' })).toEqual({ a: 'ä', more: [1, null] })
  expect(run('const handler = (event) => event', 'text').returned).toBe('text')
  expect(valueOf('undefined')).toBeUndefined()
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/async-await-syntax.html
test('a handler may wait for promises', () => {
  const code = `async function answer() { return 42 }
    async function handler() { return await answer() }`
  expect(run(code).returned).toBe(42)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html, "Console"
test('what a function logs can be read', () => {
  const code = `function handler() {
    console.log('a' + ' ' + 'b')
    console.log(1)
  }`
  expect(run(code).logged).toEqual(['a b', '1'])
})

test.each([
  ['throws', "function handler() { throw new Error('failed') }", 'failed'],
  ['throws what is no error', "function handler() { throw 'a text' }", 'a text'],
  ['rejects', "async function handler() { throw new Error('later') }", 'later'],
  ['has no handler', 'const nothing = 1', 'handler is not defined'],
  ['throws before it has one', "throw new TypeError('at once')", 'at once'],
  ['never ends', 'function handler() { for (;;) {} }', 'timed out'],
  ['waits in circles', 'async function handler() { for (;;) await null }', 'timed out'],
  ['waits for nothing', 'const handler = () => new Promise(() => {})', 'did not end'],
  ['returns a circle', 'const handler = (event) => (event.event = event)', 'circular'],
  // The same page, "Strict mode".
  ['breaks the rules of strict mode', 'function handler() { undeclared = 1 }', 'not defined'],
])('a function that %s fails with what it says', (_, code, reason) => {
  expect(() => run(code)).toThrow(reason)
})

test('code that is no script ends the preview', () => {
  expect(() => compileFunction('Example', 'function handler( {')).toThrow(
    /^The preview cannot show this template: the function Example is no script \(SyntaxError: /,
  )
})

// The same page, "Restricted features".
test.each(['process', 'require', 'Buffer', 'setTimeout', 'setImmediate', 'fetch', 'navigator'])(
  'a function has no %s',
  (name) => {
    expect(valueOf(`typeof ${name}`)).toBe('undefined')
  },
)

test.each([
  "eval('1')",
  "new Function('return 1')()",
  "event.constructor.constructor('return process')()",
  "globalThis.constructor.constructor('return process')()",
  "console.log.constructor('return process')()",
])('%s makes no code', (expression) => {
  expect(() => valueOf(expression)).toThrow('Code generation from strings disallowed')
})

test('nothing is kept between two runs', () => {
  const runAgain = compileFunction(
    'Example',
    `let count = 0
    function handler() {
      globalThis.times = (globalThis.times || 0) + 1
      Object.prototype.seen = true
      return [++count, globalThis.times]
    }`,
  )
  expect(runAgain({}).returned).toEqual([1, 1])
  expect(runAgain({}).returned).toEqual([1, 1])
  expect('seen' in {}).toBe(false)
})

test('a promise that a function forgets ends nothing', () => {
  const code = `function handler() {
    Promise.reject(new Error('forgotten'))
    void (async () => { await null; throw new Error('forgotten, too') })()
    return 'done'
  }`
  expect(run(code).returned).toBe('done')
})
