import { spawnSync } from 'node:child_process'

// The compiler repeats an error in each project that imports its file.
const tsc = ['node_modules/typescript/bin/tsc', '--build', '--pretty', 'false']
const args = [...tsc, ...process.argv.slice(2)]
const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
process.stdout.write([...new Set(stdout.split(/^(?=\S)/m))].join(''))
process.exitCode = status ?? 1
