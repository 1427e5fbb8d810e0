import { expect, test, vi } from 'vitest'
import { recordEarlyClicks, replayEarlyClicks } from '#web/shell/boot/early-clicks.ts'

test('clicks from before hydration are replayed once, in order', async () => {
  document.body.innerHTML =
    '<button>A</button><button>B</button><button popovertarget="m">C</button>'
  const [a, b, c] = document.querySelectorAll('button')
  recordEarlyClicks()
  b?.click()
  a?.click()
  c?.click()
  expect(b).toHaveAttribute('aria-busy', 'true')
  const clicked = vi.fn<(text: string | undefined) => void>()
  for (const button of [a, b, c]) {
    button?.addEventListener('click', () => clicked(button.textContent))
  }
  replayEarlyClicks()
  replayEarlyClicks()
  await expect.poll(() => clicked.mock.calls).toEqual([['B'], ['A']])
  expect(b).not.toHaveAttribute('aria-busy')
})
