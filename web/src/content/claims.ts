import { planNames } from './plan-names.ts'
import { policyFigures } from './policy-figures.ts'

/** What the site claims about the company, on every page (rule 3.5). */
export const claims = {
  foundedYear: 2019,
  projectsDelivered: '100+',
  uptime: `${policyFigures.uptimePercent}%`,
  support: '24/7',
  replyWithinHours: 24,
} as const

/** When the office is open (rule 6.5). */
export const businessHours = {
  days: 'Monday to Friday',
  time: '8:30 AM to 6:00 PM EAT',
  /** In schema.org's format. */
  openingHours: 'Mo-Fr 08:30-18:00',
} as const

/** The business hours in one line. */
export const businessHoursLine = `${businessHours.days}, ${businessHours.time}`

export const emergencySupportNote = `${claims.support} emergency support is part of the ${planNames.professional} and ${planNames.enterprise} plans.`
