import { expect, test } from 'vitest'
import { parseRoute, segmentsOf, selectRoute } from '#infra/local/api-gateway/route.ts'

/** The route that gets a request, with its variables. */
function selected(keys: readonly string[], method: string, path: string) {
  const match = selectRoute(keys.map(parseRoute), method, segmentsOf(path))
  return match && { key: match.route.key, ...match.pathParameters }
}

// The page's own example, the routes in the opposite order:
// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html
const documented = [
  '$default',
  'ANY /{proxy+}',
  'GET /pets/{proxy+}',
  'GET /pets/dog/{id}',
  'GET /pets/dog/1',
]

test.each([
  ['GET', '/pets/dog/1', { key: 'GET /pets/dog/1' }],
  ['GET', '/pets/dog/2', { key: 'GET /pets/dog/{id}', id: '2' }],
  ['GET', '/pets/cat/1', { key: 'GET /pets/{proxy+}', proxy: 'cat/1' }],
  ['POST', '/test/5', { key: 'ANY /{proxy+}', proxy: 'test/5' }],
])('of the documented routes, %s %s is for %j', (method, path, route) => {
  expect(selected(documented, method, path)).toEqual(route)
})

test.each([
  ['$default', '/', { key: '$default' }],
  ['GET /', '/', { key: 'GET /' }],
  ['GET /', '/a', null],
  ['POST /a', '/a', null],
  ['GET /a', '/a/', null],
  ['GET /a', '/A', null],
  ['GET /a/{id}', '/a', null],
  ['GET /a/{id}', '/a/', null],
  ['GET /a/{id}', '/a/b/c', null],
  ['GET /a/{one}/{two}', '/a/b/c', { key: 'GET /a/{one}/{two}', one: 'b', two: 'c' }],
  ['ANY /a/{proxy+}', '/a', null],
  ['ANY /a/{proxy+}', '/a/', { key: 'ANY /a/{proxy+}', proxy: '' }],
  ['ANY /a/{rest+}', '/a/b/c', { key: 'ANY /a/{rest+}', rest: 'b/c' }],
])('with the route %s alone, GET %s is for %j', (key, path, route) => {
  expect(selected([key], 'GET', path)).toEqual(route)
})

test.each([
  ['a method before ANY', '/a', ['ANY /a', 'GET /a'], 'GET /a'],
  ['the path before the method', '/a', ['GET /{id}', 'ANY /a'], 'ANY /a'],
  ['a full match before a greedy one', '/a/b', ['GET /a/{rest+}', 'GET /{id}/b'], 'GET /{id}/b'],
  [
    'the longer of greedy paths',
    '/a/b',
    ['GET /{rest+}', 'ANY /a/{rest+}', 'GET /{id}/{rest+}'],
    'ANY /a/{rest+}',
  ],
])('%s', (_, path, keys, expected) => {
  expect(selected(keys, 'GET', path)?.key).toBe(expected)
  expect(selected(keys.toReversed(), 'GET', path)?.key).toBe(expected)
})

test.each([
  'GET',
  'get /a',
  '/a',
  'GET a',
  'GET /{proxy+}/a',
  'GET /a{id}',
  'GET /{}',
  'GET /a//b',
  'GET /a/',
  '$connect',
])('the route %s is unknown here', (key) => {
  expect(() => parseRoute(key)).toThrow(`the route ${key} is unknown here`)
})
