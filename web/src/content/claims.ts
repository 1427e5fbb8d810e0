import { company } from '#web/content/company.ts'
import { planNames } from './plan-prices.ts'
import { policyFigures } from './policy-figures.ts'

/** What the site claims about the company, on every page (rule 3.5). */
export const claims = {
  foundedYear: company.foundedYear,
  projectsDelivered: '100+',
  uptime: `${policyFigures.uptimePercent}%`,
  support: '24/7',
  replyWithinHours: 24,
} as const

const { days, time } = company.businessHours

/** The claim beside an office closed at weekends, as the end of a sentence or between commas (rule 6.4). */
export const replyTime = `within ${claims.replyWithinHours} hours, not counting weekends and public holidays`

/** When the office is open (rule 6.5), as a line for the days and one for the hours. */
export const businessHours = { days, time: `${time} ${company.timeZone.abbreviation}` } as const

/** The business hours in one line. */
export const businessHoursLine = `${businessHours.days}, ${businessHours.time}`

export const emergencySupportNote = `${claims.support} emergency support is part of the ${planNames.professional} and ${planNames.enterprise} plans.`
