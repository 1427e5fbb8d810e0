import { expect, test, vi } from 'vitest'
import { recordEarlyClicks, replayEarlyClicks } from '#web/shell/boot/early-clicks.ts'

test('clicks from before hydration are replayed once, in order', async () => {
  document.body.innerHTML =
    '<button>A</button><button>B</button><button popovertarget="m">C</button><a href="#d" data-stateful>D</a>'
  const [a, b, c, d] = document.querySelectorAll<HTMLElement>('button, a')
  recordEarlyClicks()
  b?.click()
  a?.click()
  c?.click()
  d?.click()
  expect(location.hash).toBe('')
  expect(b).toHaveAttribute('aria-busy', 'true')
  const clicked = vi.fn<(text: string | undefined) => void>()
  for (const button of [a, b, c, d]) {
    button?.addEventListener('click', () => clicked(button.textContent))
  }
  expect([replayEarlyClicks(), replayEarlyClicks()]).toEqual([true, false])
  await expect.poll(() => clicked.mock.calls).toEqual([['B'], ['A'], ['D']])
  expect(b).not.toHaveAttribute('aria-busy')
})
