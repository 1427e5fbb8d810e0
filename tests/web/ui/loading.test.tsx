import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { notices } from '#web/content/notices.ts'
import { toldIfMissing } from '#web/quote/parts/told-if-missing.ts'
import { shownNotices } from '#web/ui/browser/notifications.ts'
import { importModule, ModuleNotLoadedError } from '#web/ui/document/import-module.ts'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { usePrinting } from '#web/ui/use-printing.ts'

test.each<[string, () => Promise<unknown>]>([
  ['fails as well', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['succeeds, because a style sheet may be missing', async () => ({})],
])('a module is not loaded if its import fails, even if a second one %s', async (_case, again) => {
  const cause = new TypeError('Failed to fetch')
  const load = vi.fn(again).mockRejectedValueOnce(cause)
  const failure: unknown = await importModule(load).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ModuleNotLoadedError)
  expect(failure).toHaveProperty('cause', cause)
})

test('a module’s own errors are passed on, even a TypeError', async () => {
  const body = 'throw new TypeError("This script is broken")'
  const address = `data:text/javascript,${encodeURIComponent(body)}`
  const load = async (): Promise<unknown> => import(/* @vite-ignore */ address)
  const failure: unknown = await importModule(load).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(TypeError)
  expect(failure).toHaveProperty('message', 'This script is broken')
})

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

type Module = { readonly text: string }

type PageProps = { readonly load: () => Promise<Module>; readonly onFailed: () => void }

function Page({ load, onFailed }: PageProps) {
  const [printing, print] = usePrinting(load, onFailed, () => {})
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

test('a part that did not load is told until the next attempt', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  const loadPart = toldIfMissing(load)
  await expect(loadPart()).rejects.toThrow('offline')
  const { title } = notices.partNotLoaded
  expect(shownNotices()).toMatchObject([{ notice: { title } }])
  expect(await loadPart()).toBe('part')
  expect(shownNotices()).toEqual([])
})
