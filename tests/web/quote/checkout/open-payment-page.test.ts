import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cents } from '#shared/money.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { keepPayment, openBeside, openPayment } from '#web/quote/keep/payments.ts'
import {
  buy,
  openCheckout,
  refusal,
  respondNever,
  respondWith,
} from '#tests/support/checkout-page.ts'
import { startOf } from '#tests/support/shown-words.ts'
import { button } from '#tests/support/render-page.tsx'

const { alreadyPaid, otherPage } = checkoutCopy

/** The page that another tab has opened for the saved quote. */
const open = {
  reference: '7KQ3-M4TX',
  state: 'open',
  at: Date.now(),
  number: 'Q-C5A8-878B',
  total: cents(3_300_00),
  page: 'cs_test_1',
} as const
const next = { reference: '9CFG-HJKM', page: 'cs_test_2' }

test.each([
  ['has ended', { ...next, formerPage: 'ended' }, 'cs_test_2', []],
  ['may be open', { ...next, formerPage: 'unknown' }, 'cs_test_2', ['7KQ3-M4TX']],
  ['is unknown to an older function', { reference: next.reference }, 'cs_test_1', ['7KQ3-M4TX']],
])(
  'the browser’s open payment page is named in the request; if it %s, so it is kept (rule 10.17)',
  async (what, answer, page, others) => {
    keepPayment(open)
    // jsdom goes nowhere else.
    const url = `${location.origin}/#${page}-${others.length}`
    const requests = respondWith(() => Response.json({ url, ...answer }))
    const { user } = await openCheckout()
    await buy(user)
    await waitFor(() => expect(location.href).toBe(url))
    expect(requests).toMatchObject([{ openPage: 'cs_test_1' }])
    expect(screen.queryAllByText(otherPage.ended)).toHaveLength(what === 'has ended' ? 1 : 0)
    expect(openPayment()).toMatchObject({ page })
    expect(openBeside(next.reference)).toEqual(others)
  },
)

test.each([
  ['same', open.number],
  ['other', 'Q-0000-0000'],
] as const)(
  'if the %s package was paid on the open page, the buyer is asked first, and the next press pays (rule 10.17)',
  async (which, number) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    keepPayment({ ...open, number })
    const paid = { reference: open.reference, total: 2_200_00, openedAt: Date.UTC(2026, 10, 27) }
    respondWith(() => refusal('already_paid', 409, { paid }))
    const { user } = await openCheckout()
    await buy(user)
    await screen.findByText(notices.alreadyPaid.title)
    const said = screen.getByText(startOf(alreadyPaid[which]))
    expect(said).toHaveTextContent(/US\$2,200\.00.*2\d November 2026.*7KQ3-M4TX/)
    const receipt = within(said.parentElement ?? document.body).getByRole('link')
    expect(receipt).toHaveAttribute('href', '/payment-success?order=7KQ3-M4TX')
    const requests = respondNever()
    await user.click(button(checkoutCopy.payAgain('US$3,300.00')))
    expect(requests.map(({ openPage }) => openPage)).toEqual([undefined])
    expect(said).not.toBeInTheDocument()
  },
)
