import { language, packageCurrency } from '#shared/locale.ts'
import { inCents } from '#shared/money.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import type { Line } from './quote.ts'

// What a buyer reads on a page and where to press. Plain selectors, because queries by role take 100 ms in jsdom.

const partsOfAmount = new Map(
  new Intl.NumberFormat(language, { style: 'currency', currency: packageCurrency.code })
    .formatToParts(1_234.5)
    .map(({ type, value }) => [type, value.replace(/\W/g, '\\$&')]),
)
const part = (type: Intl.NumberFormatPartTypes) => partsOfAmount.get(type) ?? ''
const digits = `-?\\d[\\d${part('group')}]*(?:${part('decimal')}\\d+)?`
const amounts = new RegExp(
  `-?${part('currency')}\\s?(${digits})|(${digits})\\s?${part('currency')}`,
  'g',
)

/** Every amount in a text, in cents. */
function amountsIn(text = ''): number[] {
  return [...text.matchAll(amounts)].map(([amount, after, before = after]) => {
    const [units = '', decimals = ''] = (before ?? '').split(new RegExp(part('decimal')))
    const value = inCents(Number(`${units.replace(/\D/g, '')}.${decimals}`))
    return amount.startsWith('-') ? 0 - value : value
  })
}

function nameOf(element: Element): string | null {
  const label = element.getAttribute('aria-labelledby') ?? ''
  const field = element instanceof HTMLInputElement ? element.labels?.[0] : null
  return (
    element.getAttribute('aria-label') ??
    (document.getElementById(label) ?? field ?? element).textContent
  )
}

/** The control with this name; throws if a buyer couldn't find it. */
export function control(root: ParentNode, selector: string, name: string): Element {
  const found = [...root.querySelectorAll(selector)].find((element) => nameOf(element) === name)
  if (!found) throw new Error(`There is no ${selector} "${name}"`)
  return found
}

export const byName = (lines: readonly Line[]) =>
  lines.toSorted((a, b) => (a.name < b.name ? -1 : 1))

function lineOf(nameAndNote: Element | null, amount: Element | null): Line {
  return {
    name: nameAndNote?.firstChild?.textContent ?? '',
    amount: amountsIn(amount?.textContent)[0] ?? Number.NaN,
  }
}

const words = quoteBuilder.summary

export function readBuilder(root: HTMLElement) {
  const total = control(root, '[role=group]', words.total)
  const lines = [...root.querySelectorAll('li[data-removed=false]')]
  const proceed = control(root, 'button', words.proceed)
  return {
    lines: byName(lines.map((line) => lineOf(line.querySelector('span'), line.querySelector('b')))),
    subtotal: amountsIn(total.textContent)[0],
    count: Number.parseInt(total.nextElementSibling?.textContent ?? ''),
    toPay: [...root.querySelectorAll('aside dd')].flatMap((sum) => amountsIn(sum.textContent)),
    canProceed: proceed instanceof HTMLButtonElement && !proceed.disabled,
  }
}

/** The lines of an order, and its sums; null where none is shown. */
export function readOrder(root: HTMLElement) {
  const rows = [...root.querySelectorAll('dl > [data-heading] ~ :not([data-heading])')]
  const lines = rows.map((row) => lineOf(row.querySelector('dt'), row.querySelector('dd')))
  const firstSum = lines.findIndex(({ name }) => name === words.total)
  const sums = lines.splice(firstSum).map(({ amount }) => amount)
  return sums.length === 0 ? null : { lines: byName(lines), sums }
}

export function readPayButton(root: HTMLElement) {
  const button = root.querySelector('form button')
  const isProcessing = button?.textContent === checkoutCopy.processing
  return isProcessing ? 'processing' : amountsIn(button?.textContent)[0]
}
