// Measures the CPU time, in ms, of importing a handler and of its first request: `node cold-start.mjs HANDLER EVENT CONTEXT`.
const [file = '', event = '', context = ''] = process.argv.slice(2)
const call: unknown[] = [JSON.parse(event), JSON.parse(context)]

const start = process.cpuUsage()
const loaded: unknown = await import(file)
const imported = process.cpuUsage(start)
const handler: unknown = Reflect.get(Object(loaded), 'handler')
if (typeof handler !== 'function') throw new Error(`${file} exports no handler`)
const answer: unknown = await Reflect.apply(handler, null, call)
const answered = process.cpuUsage(start)

const importMs = (imported.user + imported.system) / 1_000
const requestMs = (answered.user + answered.system) / 1_000 - importMs
process.stdout.write(JSON.stringify({ importMs, requestMs, answer }))
