import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Resource } from '#shared/catalogue.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { renderPage } from './render-page.tsx'

export const openBuilder = () => renderPage('/custom-quote')

/** The total that the builder shows. */
export const shownTotal = () =>
  withPlainSpaces(screen.getByLabelText('To pay, including VAT').textContent)

export const choice = (name: string) => screen.getByRole('checkbox', { name })
export const slider = ({ label }: Resource) => screen.getByRole('slider', { name: label })
export const proceedButton = () => screen.getByRole('button', { name: 'Proceed to Checkout' })

export const startEmpty = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Start empty' }))

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const customName = () => textbox('Custom service name')
export const customPrice = () => textbox('Custom service price')
