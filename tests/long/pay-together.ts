// Handles events at once, and writes the status and the time, in ms, of each: `node pay-together.mjs FOLDER`.
// The folder has the bundled function and the events.
import { readFileSync, writeFileSync } from 'node:fs'
import * as z from '#shared/schema.ts'

const [folder = ''] = process.argv.slice(2)
const events = z.array(z.unknown()).parse(JSON.parse(readFileSync(`${folder}/events.json`, 'utf8')))
const loaded: unknown = await import(`${folder}/index.mjs`)
const handler: unknown = Reflect.get(Object(loaded), 'handler')
if (typeof handler !== 'function') throw new Error('The bundle exports no handler.')
const handle = (event: unknown): unknown => Reflect.apply(handler, null, [event, {}])

const answers = await Promise.all(
  events.map(async (event) => {
    const start = performance.now()
    const answer: unknown = await handle(event)
    const statusCode: unknown = Reflect.get(Object(answer), 'statusCode')
    return { statusCode, ms: performance.now() - start }
  }),
)
writeFileSync(`${folder}/answers.json`, JSON.stringify(answers))
