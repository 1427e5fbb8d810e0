import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { resources, type Resource } from '#shared/catalogue.ts'
import { paths } from '#web/content/paths.ts'
import { resourceCopy } from '#web/content/catalogue-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { renderPage } from './render-page.tsx'

const copy = quoteBuilder.summary

export const openBuilder = () => renderPage(paths.customQuote)

/** The total that the builder shows. */
export const shownTotal = () =>
  withPlainSpaces(screen.getByLabelText('To pay, including VAT').textContent)

export const choice = (name: string) => screen.getByRole('checkbox', { name })
export const slider = ({ label }: Resource) => screen.getByRole('slider', { name: label })
export const proceedButton = () => screen.getByRole('button', { name: copy.proceed })

/** Moves every slider from its default to 0. */
export async function clearSliders(user: UserEvent) {
  for (const { id, initial, step } of resources) {
    const less = screen.getByRole('button', { name: resourceCopy[id].less })
    for (let quantity: number = initial; quantity > 0; quantity -= step) await user.click(less)
  }
}

export const customName = () => screen.getByRole('textbox', { name: quoteBuilder.custom.name })
export const customPrice = () => screen.getByRole('textbox', { name: quoteBuilder.custom.price })

/** Selects the custom service and types its name. */
export async function nameCustomService(user: UserEvent, name = 'Rack relocation') {
  await user.click(choice(quoteBuilder.custom.checkbox))
  await user.type(customName(), name)
}
