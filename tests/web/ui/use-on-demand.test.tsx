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

test('it is loading from the request until the module is there', async () => {
  const finish = vi.fn<(part: string) => void>()
  const load = async () => new Promise<string>((resolve) => finish.mockImplementation(resolve))
  render(<Part load={load} />)
  const button = screen.getByRole('button')
  expect(button).toHaveAttribute('aria-busy', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  finish('Part')
  await waitFor(() => expect(button).toHaveTextContent('Part'))
  expect(button).toHaveAttribute('aria-busy', 'false')
})

test('it is not loading any more once that has failed', async () => {
  const fail = vi.fn<(error: Error) => void>()
  const load = async () => new Promise<string>((_, reject) => fail.mockImplementation(reject))
  render(<Part load={load} />)
  const button = screen.getByRole('button')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  fail(new Error('offline'))
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  expect(button).toHaveTextContent('Open')
})
