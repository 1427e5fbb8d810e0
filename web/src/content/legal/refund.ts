// Sample text: a lawyer must review it before the site goes live. Its figures come from policy-figures.ts.
import { isTaxed } from '#shared/tax.ts'
import { taxName } from '#shared/seller.ts'
import { company, packageCurrencyName, planCurrency } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { cancellation, policyFigures as figures } from '#web/content/policy-figures.ts'
import { surveyFirst } from '#web/content/periods.ts'
import { list, section, type LegalText } from './legal-document.ts'

const trainingPartDays = `${figures.trainingPartRefundFromDays} to ${figures.trainingPartRefundToDays} days`

export const refund: LegalText = {
  updated: '2026-11-24',
  summary: {
    [`Package or project cancelled up to ${figures.fullRefundHours} hours before work starts`]:
      'full refund',
    [`Workshop cancelled ${figures.trainingFullRefundDays} days before or earlier`]: `${figures.trainingFullRefundPercent}%`,
    [`Workshop cancelled ${trainingPartDays} before`]: `${figures.trainingPartRefundPercent}%`,
    [`Workshop cancelled within ${figures.trainingNoRefundHours} hours of its start`]: 'no refund',
    'Security audit cancelled before it begins': `${figures.auditRefundPercent}%`,
    'We review a request': `within ${figures.refundReviewBusinessDays} business days`,
    'We process an approved refund': `within ${figures.refundProcessingBusinessDays} business days`,
    'We resolve a dispute': `within ${figures.disputeBusinessDays} business days`,
  },
  sections: [
    section(
      'What this policy covers',
      [
        `This policy says when ${company.name} returns money that you have paid for packages, projects, training, audits and plans. It is part of the `,
        { text: 'Terms of Service', to: paths.terms },
        '. It takes nothing away from rights that the Consumer Protection Act, 2012 gives you.',
      ],
      'The time of a cancellation is the time at which your message reaches us. “Work starts” when an engineer begins the first task of your order after the survey, on site or remotely, on the date that we agreed with you.',
    ),
    section(
      'Packages, projects and visits',
      surveyFirst,
      list(
        cancellation,
        'Cancel later than that but before work starts, and we keep what we have already spent for you and cannot recover, such as a permit, travel or an engineer’s reserved day. You get the rest back, and a list of what we kept.',
        'Cancel after work has started, and you pay for what has been done. You get the rest back, and everything that has been finished.',
      ),
      'Domains, certificates and licences that have been registered in your name, and equipment that was ordered for you, can be returned only where their supplier takes them back.',
    ),
    section(
      'Training workshops',
      'Days are calendar days before the day of the workshop.',
      list(
        `${figures.trainingFullRefundDays} days or more before: ${figures.trainingFullRefundPercent}% of the fee.`,
        `${trainingPartDays} before: ${figures.trainingPartRefundPercent}% of the fee.`,
        `Later than ${figures.trainingPartRefundFromDays} days, but more than ${figures.trainingNoRefundHours} hours before the start: we treat it like ${figures.trainingPartRefundFromDays} days, and return ${figures.trainingPartRefundPercent}% of the fee.`,
        `Within ${figures.trainingNoRefundHours} hours of the start: no refund. You may send other participants in place of those who cannot come.`,
      ),
      'If we have to cancel a workshop, you choose between a new date and all of the fee.',
    ),
    section(
      'Security audits',
      `Much of an audit’s work, the scope and the preparation, is done before the first test. If you cancel before the audit begins, you get ${figures.auditRefundPercent}% of the fee back. Once it has begun there is no refund, and you receive what has been found by then. This rule applies to audits in place of the one for packages.`,
    ),
    section(
      'Monthly plans',
      `A plan ends with ${figures.terminationNoticeDays} days’ notice. Fees for the time until then are not returned; a fee that was paid for time after it is returned. If a first month has not begun, the rule of ${figures.fullRefundHours} hours for packages applies.`,
      'If we missed the uptime that the Terms of Service promise, the credit described there is taken off the next invoice, or paid out when there is none.',
    ),
    section(
      'When the fault is ours',
      'If we do not deliver what was ordered, or deliver it with a fault that we cannot fix in a reasonable time, you get back what you paid for that part. A payment that was taken twice, or of a wrong amount, is corrected as soon as you or we notice it.',
    ),
    section(
      'How to ask for a refund',
      list(
        [
          'Write to ',
          { text: company.email.shown, to: company.email.href },
          ' with your order reference, or the number of your tax invoice, the service and, if you wish, the reason.',
        ],
        `We review the request within ${figures.refundReviewBusinessDays} business days and answer in writing, with the amount and how it was worked out.`,
        `We process an approved refund within ${figures.refundProcessingBusinessDays} business days of that answer.`,
      ),
      `The money goes back the way it came: to the same card, in ${packageCurrencyName}, for a package that was paid on this site; to the account that you name for an invoice in ${planCurrency.name}. Your bank may take a few more days to show it. ${isTaxed() ? `${taxName} that you paid on the amount is returned with it. ` : ''}A credit note is issued through eTIMS.`,
    ),
    section(
      'If you disagree',
      `Tell us why. A director who did not take the decision looks at it again, and we resolve the dispute within ${figures.disputeBusinessDays} business days. The further steps are in the Terms of Service. Please speak to us before you ask your bank to reverse a payment: it is usually the slower way.`,
    ),
  ],
}
