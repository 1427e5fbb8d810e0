import { planNames } from './plan-names.ts'
import { policyFigures } from './policy-figures.ts'

/** The site's claims about the company: specification, section 1. */
export const claims = {
  foundedYear: 2019,
  projectsDelivered: '100+',
  uptime: `${policyFigures.uptimePercent}%`,
  support: '24/7',
  replyWithinHours: 24,
} as const

/** Specification, section 9. */
export const businessHours = {
  days: 'Monday to Friday',
  time: '8:30 AM to 6:00 PM EAT',
  /** In schema.org's format. */
  openingHours: 'Mo-Fr 08:30-18:00',
} as const

/** The business hours in one line. */
export const businessHoursLine = `${businessHours.days}, ${businessHours.time}`

export const emergencySupportNote = `${claims.support} emergency support is part of the ${planNames.professional} and ${planNames.enterprise} plans.`
