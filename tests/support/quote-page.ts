import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Resource } from '#shared/catalogue.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sumNames } from '#web/content/sum-names.ts'
import { withPlainSpaces } from '#tests/support/shown-words.ts'
import { button, field, renderPage } from './render-page.tsx'

export const openBuilder = () => renderPage('/custom-quote')

/** The total that the builder shows. */
export const shownTotal = () =>
  withPlainSpaces(screen.getByLabelText(sumNames.offered.total).textContent)

export const choice = (name: string) => screen.getByRole('checkbox', { name })
export const slider = ({ label }: Resource) => screen.getByRole('slider', { name: label })
export const proceedButton = () => button(quoteBuilder.summary.proceed)

export const startEmpty = (user: UserEvent) => user.click(button(quoteBuilder.start.empty))

export const customName = () => field(quoteBuilder.custom.name)
export const customPrice = () => field(quoteBuilder.custom.price)
