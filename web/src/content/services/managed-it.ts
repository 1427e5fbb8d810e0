import { emailOrMessenger } from '#web/content/message-labels.ts'
import { planNames } from '#web/content/plan-prices.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { titled, type ServiceDetails } from '#web/content/service.ts'
import { startingPrices } from '#web/content/service-offers.ts'

export const details: ServiceDetails = {
  hero: {
    heading: 'Your systems, looked after every day',
    lead: 'One team watches, patches, backs up and supports what you depend on, and tells you each month what was done and what comes next.',
  },
  drawing: {
    number: 'MI-01',
    title: 'One month of a client',
    label:
      'Month of a managed client, day by day: tickets, patches for a trial group and a week later for all devices, backups checked every working day and one restored, a critical incident acknowledged in six minutes, and the report on the last day.',
  },
  overview: [
    'Managed IT is for companies that need an IT department and do not want to build one, and for IT departments that want their nights back. You get a telephone number, a ticket for every request, and engineers who have your drawings in front of them when you call.',
    `In the first month we take an inventory, collect passwords into a vault that you own, fix what is urgent, and agree which systems are critical. From then on your plan runs. You may end it with ${policyFigures.terminationNoticeDays} days’ notice and keep everything that we have documented.`,
    `Critical issues are acknowledged within ${policyFigures.criticalAcknowledgementHours} hours in the support hours of your plan, and monitored services carry an uptime commitment of ${policyFigures.uptimePercent}%.`,
  ],
  cards: titled({
    'Service desk': `Requests by ${emailOrMessenger} and by telephone become tickets with an owner. A new colleague can work on the first morning, and a former one cannot sign in.`,
    Monitoring:
      'Links, firewalls, switches, servers, UPS batteries and certificates are checked every few minutes. An alert opens a ticket by itself, and an engineer looks before you have to call.',
    'Patching and backups': `Systems, applications and firmware are patched monthly after a trial group, urgent vulnerabilities sooner. Backups are checked every working day; from the ${planNames.professional} plan on, one is restored each month.`,
    'Assets and suppliers':
      'A register of devices, warranties, licences and domains with their dates. We speak to your internet provider and software vendors for you, and stay on the line until it works.',
  }),
  inclusions: [
    'Joiner, mover and leaver checklists',
    'A call each month about what is next',
    'Certificates and domains renewed in time',
    'A second opinion before you buy',
    'A written cause for each critical incident',
    'An emergency card with names and numbers',
    'Old devices wiped, with a record',
    'A handover file if you ever leave',
  ],
  startingPrice: { before: 'Managed IT starts from', ...startingPrices['managed-it'] },
}
