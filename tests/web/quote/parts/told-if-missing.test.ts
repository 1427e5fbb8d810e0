import { expect, test, vi } from 'vitest'
import { toldIfMissing } from '#web/quote/parts/told-if-missing.ts'
import { shownNotices } from '#web/ui/browser/notifications.ts'

test('a part that did not load is told until the next attempt', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  const loadPart = toldIfMissing(load)
  await expect(loadPart()).rejects.toThrow('offline')
  const title = 'This part did not load'
  expect(shownNotices()).toMatchObject([{ notice: { title } }])
  expect(await loadPart()).toBe('part')
  expect(shownNotices()).toEqual([])
})
