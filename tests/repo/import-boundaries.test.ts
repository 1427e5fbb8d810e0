import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { lint, lintConfiguration } from '#tests/support/lint.ts'
import { otherRooms } from './boundaries/other-rooms.ts'
import type { Room } from './boundaries/room.ts'
import { webRooms } from './boundaries/web-rooms.ts'

const rooms = [...otherRooms, ...webRooms]

type Line = { readonly code: string; readonly refusal: string | null }

function linesOf({ refused, allowed, refusedGlobals }: Room): Line[] {
  const imports = [
    ...Object.entries(refused).flatMap(([refusal, each]) => each.map((it) => ({ it, refusal }))),
    ...allowed.map((it) => ({ it, refusal: null })),
  ]
  const importLines = imports.map(({ it: { name, module }, refusal }, index) => {
    const names = name === '*' ? `* as it${index}` : `{ ${name} as it${index} }`
    return { code: `import ${names} from '${module}'`, refusal }
  })
  const globalLines = refusedGlobals.map((name) => ({
    code: `void ${name}`,
    refusal: `Unexpected use of '${name}'.`,
  }))
  return [...importLines, ...globalLines]
}

test('every import and every global that a room may not have is refused, and the others pass', async () => {
  const files = rooms.map((room) => [room.file, linesOf(room)] as const)
  const diagnostics = await lint(
    Object.fromEntries(
      files.map(([file, lines]) => [file, lines.map(({ code }) => code).join('\n')]),
    ),
  )

  function refusalAt(file: string, index: number): string | null {
    const found = diagnostics.find(
      ({ code, filename, labels }) =>
        /\((no-restricted-imports|no-restricted-globals)\)/.test(code) &&
        filename === file &&
        labels[0]?.span.line === index + 1,
    )
    if (!found) return null
    return found.code.includes('globals') ? found.message : found.help
  }

  for (const [file, lines] of files) {
    const observed = lines.map(({ code }, index) => ({ code, refusal: refusalAt(file, index) }))
    expect({ file, observed }).toEqual({ file, observed: lines })
  }
})

const rules = z.object({
  'no-restricted-imports': z.optional(
    z.tuple([
      z.literal('error'),
      z.object({ patterns: z.array(z.object({ message: z.string() })) }),
    ]),
  ),
})
const configurationSchema = z.object({
  rules,
  overrides: z.array(z.object({ files: z.array(z.string()), rules })),
})

test('every boundary of the configuration is tried, in every room that has it', () => {
  const { rules: general, overrides } = configurationSchema.parse(JSON.parse(lintConfiguration))
  const configured = [{ files: [], rules: general }, ...overrides].flatMap((each) => {
    const restrictions = each.rules['no-restricted-imports']?.[1].patterns ?? []
    return restrictions.map(({ message }) => ({ override: each.files.join() || null, message }))
  })
  const tried = rooms.flatMap(({ override, refused }) =>
    Object.keys(refused).map((message) => ({ override, message })),
  )
  expect(new Set(tried.map((each) => JSON.stringify(each)))).toEqual(
    new Set(configured.map((each) => JSON.stringify(each))),
  )
})
