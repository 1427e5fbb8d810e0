import { company, planCurrency } from '#web/content/company.ts'
import { addOnPrices } from '#web/content/plan-prices.ts'
import type { ServiceDetails } from '#web/content/service.ts'

export const consultingTraining: ServiceDetails = {
  hero: {
    heading: 'Advice that you can act on, and staff who can',
    lead: 'We review, plan and write the documents that a decision needs, and teach the people who will live with it.',
  },
  drawing: {
    number: 'CT-01',
    title: 'Workshop, one day',
    label:
      'Plan of a day from 09:00 to 16:30: theory in the morning and after lunch, a server restored from its backup, an exercise in which the server room is lost, and a handout. Two thirds of the teaching is hands-on.',
  },
  overview: [
    'A good IT plan fits on a few pages: what you have, what it costs, what will break next, and what to do about it in which order. We write it after interviews, measurements and a look into the racks, and present it to the people who sign.',
    'For tenders we write requirements that no single maker can claim, answer bidders’ questions, score the bids by the published criteria and sit in at acceptance. We take no commission from suppliers, and when we could bid ourselves we say so before you engage us.',
    'Our workshops take place at your office or ours, in small groups, on equipment that people may break. Staff learn to recognise the message that wants their password; engineers learn to find a fault methodically and to write down what they did.',
  ],
  cards: [
    {
      title: 'IT review and roadmap',
      text: `Infrastructure, contracts, licences, risks and people on a few pages, with a three-year budget in ${planCurrency.shortName}. Each measure has a cost, an owner and a reason that a finance director accepts.`,
    },
    {
      title: 'Tenders and projects',
      text: `Requirements, evaluation criteria, bills of quantities and acceptance tests, in the form that public and private procurement in ${company.country} expects. On request we run the project on your side of the table.`,
    },
    {
      title: 'Data protection readiness',
      text: 'A register of what personal data you hold and why, impact assessments, contracts with processors, registration with the ODPC, and a breach procedure that your team has practised.',
    },
    {
      title: 'Workshops',
      text: 'Security awareness for all staff; switching, routing and Wi-Fi fundamentals; Linux administration; backup and recovery; and incident exercises for management. Half a day to three days each.',
    },
  ],
  inclusions: [
    'A first conversation to settle the question and the scope',
    'Interviews with management, users and IT staff',
    'On-site review of equipment, contracts and documents',
    'A written report with costs, owners and an order of work',
    'A presentation to your management or board',
    'Workshop material for every participant to keep',
    'Exercises on real equipment, with no more than twelve people',
    'A follow-up call after a month to see what was done',
  ],
  startingPrice: {
    before: 'Training workshops start from',
    price: addOnPrices.trainingWorkshop,
    after: 'per session.',
  },
}
