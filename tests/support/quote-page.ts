import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Resource } from '#shared/catalogue.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sumNames } from '#web/content/sum-names.ts'
import { withPlainSpaces } from '#tests/support/shown-words.ts'
import { renderPage } from './render-page.tsx'

export const openBuilder = () => renderPage('/custom-quote')

/** The total that the builder shows. */
export const shownTotal = () =>
  withPlainSpaces(screen.getByLabelText(sumNames.offered.total).textContent)

export const choice = (name: string) => screen.getByRole('checkbox', { name })
export const slider = ({ label }: Resource) => screen.getByRole('slider', { name: label })
export const proceedButton = () =>
  screen.getByRole('button', { name: quoteBuilder.summary.proceed })

export const startEmpty = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: quoteBuilder.start.empty }))

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const customName = () => textbox(quoteBuilder.custom.name)
export const customPrice = () => textbox(quoteBuilder.custom.price)
