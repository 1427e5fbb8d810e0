import { expect, test } from 'vitest'
import { failureSummary, report } from '#infra/smoke/report.ts'

const passed = { name: 'GET /about', failures: [], duration: 7 }
const failed = {
  name: 'function: dry run',
  failures: ['status: expected 200, found 500.', 'url: expected "a", found nothing.'],
  duration: 1234,
}

test('checks are a table, and what is wrong stands below it', () => {
  expect(report([passed, failed]).split('\n')).toEqual([
    'Check              Result    ms',
    'GET /about         passed     7',
    'function: dry run  FAILED  1234',
    '',
    'function: dry run: status: expected 200, found 500.',
    'function: dry run: url: expected "a", found nothing.',
  ])
})

test('when nothing is wrong, nothing stands below', () => {
  expect(report([passed]).split('\n')).toEqual(['Check       Result  ms', 'GET /about  passed   7'])
})

test('the summary counts the checks that failed, and there is none when all passed', () => {
  expect(failureSummary([passed, failed, failed])).toBe('2 of 3 checks failed.')
  expect(failureSummary([passed])).toBeNull()
})
