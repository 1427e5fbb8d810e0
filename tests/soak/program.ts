import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { CommandError } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'

const usageSchema = z.object({ megabytes: z.number(), descriptors: z.number() })
const reportSchema = z.object({ port: z.number(), ...usageSchema.shape })

export type Usage = z.infer<typeof usageSchema>

const reportInterval = 500

/** What this process uses at the moment. */
export function ownUsage(): Usage {
  const { rss } = process.memoryUsage()
  return { megabytes: Math.round(rss / 1e6), descriptors: readdirSync('/dev/fd').length }
}

/** Serves at a port until the parent process ends, and reports to it what this process uses. */
export async function serveParent(listen: Promise<number>): Promise<void> {
  process.on('disconnect', () => process.exit())
  const port = await listen
  const report = () => process.send?.({ port, ...ownUsage() })
  report()
  setInterval(report, reportInterval)
}

/** Starts a program that calls `serveParent`. */
export async function startProgram(file: string, ...args: readonly string[]) {
  const child = fork(file, args, { execArgv: ['--import', 'tsx'] })
  const usages: Usage[] = []
  child.on('message', (report) => usages.push(usageSchema.parse(report)))
  const outcome: unknown = await Promise.race([once(child, 'message'), once(child, 'exit')])
  const { data: [first] = [] } = z.tuple([reportSchema], z.unknown()).safeParse(outcome)
  if (!first) throw new CommandError(`${file} did not start.`)
  return { url: `http://127.0.0.1:${first.port}`, usages, stop: () => child.kill() }
}

export type Program = Awaited<ReturnType<typeof startProgram>>
