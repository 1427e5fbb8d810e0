// Before every command of package.json. It loads no package and runs on Node 13 and later: without it, half an installation or
// another Node ends in a stack trace.
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const [, supported = ''] = /"node": "(.*)"/.exec(readFileSync('package.json', 'utf8')) || []
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

const isSupported = supported.split(' || ').some((range) => {
  const [least = 0, from = 0] = range.replace(/^\D+/, '').split('.').map(Number)
  return range.startsWith('^') ? major === least && minor >= from : major >= least
})
// npm writes it last.
const isInstalled = existsSync('node_modules/.package-lock.json')

if (!isSupported || !isInstalled) {
  const node = `This is Node ${process.versions.node}: install ${supported}, then run npm ci first.`
  process.stderr.write(`${isSupported ? 'Packages are missing: run npm ci first.' : node}\n`)
  process.exitCode = 1
}
