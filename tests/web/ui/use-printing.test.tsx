import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { usePrinting } from '#web/ui/use-printing.ts'

type Module = { readonly text: string }

type PageProps = {
  readonly load: () => Promise<Module>
  readonly onFailed: () => void
  readonly onRefused?: () => void
}

function Page({ load, onFailed, onRefused = () => {} }: PageProps) {
  const [printing, print] = usePrinting(load, onFailed, onRefused)
  return <button onClick={print}>{printing?.text ?? 'Print'}</button>
}

test('a failed module is reported only after a press of the button, and tried again', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const onFailed = vi.fn()
  const load = vi.fn<() => Promise<Module>>().mockRejectedValue(new Error('offline'))
  render(<Page load={load} onFailed={onFailed} />)
  fireEvent(window, new Event('beforeprint'))
  expect(screen.getByRole('button')).toHaveTextContent('Print')
  expect(onFailed).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(print).not.toHaveBeenCalled()
  load.mockResolvedValue({ text: 'Sheet' })
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(onFailed).toHaveBeenCalledOnce()
})

test.each([
  ['does nothing', () => {}],
  [
    'throws',
    () => {
      throw new DOMException('', 'SecurityError')
    },
  ],
])('a browser that %s instead of printing is reported', async (_case, print) => {
  vi.spyOn(window, 'print').mockImplementation(print)
  const onRefused = vi.fn()
  render(<Page load={async () => ({ text: 'Sheet' })} onFailed={vi.fn()} onRefused={onRefused} />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
})
