import { screen } from '@testing-library/react'

/** The section under a heading. */
export function sectionOf(heading: string): HTMLElement {
  const section = screen.getByRole('heading', { name: heading }).closest('section')
  if (!section) throw new Error(`No section under ${heading}`)
  return section
}
