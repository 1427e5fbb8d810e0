import { paymentSuccess } from '#web/content/payment-result.ts'
import { sumNames } from '#web/content/sums.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'

// What a buyer reads on a page and where to press. Plain selectors, because queries by role take 100 ms in jsdom.

function nameOf(element: Element): string | null {
  const label = element.getAttribute('aria-labelledby') ?? ''
  // Without the mark of a required field.
  const field = element instanceof HTMLInputElement ? element.labels?.[0]?.firstChild : null
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

const textsOf = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll(selector), ({ textContent }) => textContent)

/** Each row's name, without the note after it, and its amount. */
function readRows(root: ParentNode, selector: string, name: string, amount: string) {
  return Array.from(root.querySelectorAll(selector), (row) => [
    row.querySelector(name)?.firstChild?.textContent,
    row.querySelector(amount)?.textContent,
  ])
}

const words = quoteBuilder.summary

export function readBuilder(root: HTMLElement) {
  const total = control(root, '[role=group]', sumNames.total)
  const proceed = control(root, 'button', words.proceed)
  return {
    lines: readRows(root, 'li[data-removed=false]', 'span', 'b'),
    total: total.textContent,
    count: total.nextElementSibling?.textContent,
    sums: textsOf(root, '[data-sum] dd'),
    canProceed: !proceed.matches('[disabled], [aria-disabled=true]'),
  }
}

/** By which a buyer finds an order; undefined where none is shown. */
export function readReference(root: HTMLElement): string | undefined {
  const term = [...root.querySelectorAll('dt')].find(
    ({ textContent }) => textContent === paymentSuccess.reference,
  )
  return term?.nextElementSibling?.textContent
}

/** The lines of an order, and its sums; none where no order is shown. */
export const readOrder = (root: HTMLElement) =>
  readRows(root, 'dl > [data-heading] ~ :not([data-heading]), dl > [data-sum]', 'dt', 'dd')

export const readPayButton = (root: HTMLElement) => textsOf(root, 'form button')[0]
