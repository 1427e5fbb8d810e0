import { company, planCurrency } from '#web/content/company.ts'
import { titled, type ServiceDetails } from '#web/content/service.ts'
import { startingPrices } from '#web/content/service-offers.ts'

export const details: ServiceDetails = {
  hero: {
    heading: 'Advice that you can act on, and staff who can',
    lead: 'We review, plan and write what a decision needs, and teach the people who will live with it.',
  },
  drawing: {
    number: 'CT-01',
    title: 'Workshop, one day',
    label:
      'Plan of a day from 09:00 to 16:30: theory in the morning and after lunch, a server restored from its backup, an exercise in which the server room is lost, and a handout. Two thirds of the teaching is hands-on.',
  },
  overview: [
    'A good IT plan fits on a few pages: what you have, what it costs, what will break next, and what to do about it in which order. We write it after interviews, measurements and a look inside the racks, and present it to the people who sign it off.',
    'For tenders we write requirements that favour no single vendor, answer bidders’ questions, score the bids by the published criteria and attend acceptance. We take no commission from suppliers, and if we could bid ourselves we say so before you engage us.',
    'Our workshops take place at your office or ours, in small groups, on equipment that people may break.',
  ],
  cards: titled({
    'IT review and roadmap': `Infrastructure, contracts, licences, risks and people on a few pages, with a three-year budget in ${planCurrency.shortName} and a reason for each item that a finance director accepts.`,
    'Tenders and projects': `Requirements, evaluation criteria, bills of quantities and acceptance tests, in the form that procurement in ${company.country} expects. If you wish, we run the project on your side of the table.`,
    'Data protection readiness':
      'A register of the personal data you hold and why, impact assessments, contracts with processors, registration with the ODPC, and a breach procedure that your team has practised.',
    Workshops:
      'Security awareness for all staff; networks, Linux, backup and recovery for engineers; incident exercises for management. Each takes one to six sessions of half a day.',
  }),
  inclusions: [
    'A first conversation to settle the scope',
    'One engineer to answer your questions',
    'A draft to comment on before the report',
    'Templates that you can use again',
    'Twelve people at most in a workshop',
    'Workshop material for everyone to keep',
    'A certificate of attendance',
    'A follow-up call after a month',
  ],
  // To be confirmed by an owner: how long a session is.
  startingPrice: {
    before: 'Training workshops start from',
    ...startingPrices['consulting-training'],
  },
}
