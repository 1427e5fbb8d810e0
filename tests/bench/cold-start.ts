// Measures the CPU time, in ms, of importing a handler and of its first request: `node cold-start.mjs HANDLER EVENT`.
const [file = '', event = ''] = process.argv.slice(2)
const handlerArgs: unknown[] = [JSON.parse(event), { awsRequestId: '1' }]

const start = process.cpuUsage()
const loaded: unknown = await import(file)
const imported = process.cpuUsage(start)
const handler: unknown = Reflect.get(Object(loaded), 'handler')
if (typeof handler !== 'function') throw new Error(`${file} exports no handler`)
const response: unknown = await Reflect.apply(handler, null, handlerArgs)
const responded = process.cpuUsage(start)

const importMs = (imported.user + imported.system) / 1_000
const requestMs = (responded.user + responded.system) / 1_000 - importMs
process.stdout.write(JSON.stringify({ importMs, requestMs, response }))
