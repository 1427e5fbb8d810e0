import { expect, test, vi } from 'vitest'
import { recordEarlyClicks, replayEarlyClicks } from '#web/lib/early-clicks.ts'

test('presses before the page answers are made again, once and in order', async () => {
  document.body.innerHTML =
    '<button>A</button><button>B</button><button popovertarget="m">C</button>'
  const [a, b, c] = document.querySelectorAll('button')
  recordEarlyClicks()
  b?.click()
  a?.click()
  c?.click()
  expect(b).toHaveAttribute('aria-busy', 'true')
  const pressed = vi.fn<(text: string | undefined) => void>()
  for (const button of [a, b, c]) {
    button?.addEventListener('click', () => pressed(button.textContent))
  }
  replayEarlyClicks()
  replayEarlyClicks()
  await expect.poll(() => pressed.mock.calls).toEqual([['B'], ['A']])
  expect(b).not.toHaveAttribute('aria-busy')
})
