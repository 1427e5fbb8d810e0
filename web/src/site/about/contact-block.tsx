import { about } from '#web/content/about.ts'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { CallToAction } from '#web/site/call-to-action.tsx'

/** The end of a page: an invitation and the contact details. */
export function ContactBlock() {
  return (
    <CallToAction {...about.contact}>
      <address>
        {company.address.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <div>
          <a href={company.phone.href}>{company.phone.shown}</a>
        </div>
        <div>
          <a href={company.email.href}>{company.email.shown}</a>
        </div>
        <div>{businessHours.days}</div>
        <div>{businessHours.time}</div>
      </address>
    </CallToAction>
  )
}
