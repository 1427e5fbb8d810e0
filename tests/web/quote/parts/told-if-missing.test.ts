import { expect, test, vi } from 'vitest'
import { notices } from '#web/content/notices.ts'
import { toldIfMissing } from '#web/quote/parts/told-if-missing.ts'
import { shownNotices } from '#web/ui/browser/notifications.ts'

test('a part that did not load is told until the next attempt', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  const loadPart = toldIfMissing(load)
  await expect(loadPart()).rejects.toThrow('offline')
  expect(shownNotices()).toMatchObject([{ notice: notices.partNotLoaded }])
  expect(await loadPart()).toBe('part')
  expect(shownNotices()).toEqual([])
})
