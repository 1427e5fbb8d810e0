import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

function Part({ load }: { readonly load: () => Promise<string> }) {
  const [part, request, isLoading] = useOnDemand(load)
  return (
    <button aria-busy={isLoading} onClick={request}>
      {part ?? 'Open'}
    </button>
  )
}

test.each<[string, () => Promise<string>, string]>([
  ['is there', async () => 'Part', 'Part'],
  ['could not be loaded', () => Promise.reject(new Error('offline')), 'Open'],
])('the hook is loading from the request until the module %s', async (_case, load, text) => {
  const finish = vi.fn<() => void>()
  const arrived = new Promise<void>((resolve) => finish.mockImplementation(resolve))
  render(<Part load={() => arrived.then(load)} />)
  const button = screen.getByRole('button')
  expect(button).toHaveAttribute('aria-busy', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  finish()
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  expect(button).toHaveTextContent(text)
})
