import { taxInvoiceBusinessDays } from '#shared/seller.ts'

/** The figures in the policies (rule 13.1). Every page and document that states one imports it from here. */
export const policyFigures = {
  /** Days from the date of an invoice until it is due. */
  paymentDueDays: 7,
  /** Days from the date of an unpaid invoice until the service may be suspended. */
  suspensionAfterDays: 14,
  /** Days of written notice to end a subscription, for either side. */
  terminationNoticeDays: 30,
  /** Days for which a client's data is kept after the subscription has ended. */
  dataRetentionDays: 90,
  /** Business days in which a refund request is reviewed. */
  refundReviewBusinessDays: 5,
  /** Business days in which an approved refund is processed. */
  refundProcessingBusinessDays: 10,
  /** Business days in which a dispute is resolved. */
  disputeBusinessDays: 14,
  /** Hours before the start of work up to which a cancellation is refunded in full. */
  fullRefundHours: 48,
  // Figures for the owner to confirm: the next three.
  /** Business days from a payment by card until its tax invoice. */
  taxInvoiceBusinessDays,
  /** Business days from a payment by card until an engineer calls. */
  callBusinessDays: 2,
  /** Business days from that call until the survey. */
  surveyBusinessDays: 5,
  /** Percentage of a training workshop's fee that is refunded at `trainingFullRefundDays` or more. */
  trainingFullRefundPercent: 100,
  /** Days before a workshop up to which its fee is refunded in full. */
  trainingFullRefundDays: 7,
  /** Percentage of a training workshop's fee that is refunded between the two limits below. */
  trainingPartRefundPercent: 50,
  /** Days before a workshop: the upper limit of the partial refund. */
  trainingPartRefundToDays: 6,
  // Nothing is agreed for the time between 48 hours and 3 days (rule 13.1). A refund is refused only within 48 hours,
  // so the refund policy treats that gap in the client's favour, like 3 days.
  /** Days before a workshop: the lower limit of the partial refund. */
  trainingPartRefundFromDays: 3,
  /** Hours before a workshop within which nothing is refunded. */
  trainingNoRefundHours: 48,
  /** Percentage of a security audit's fee that is refunded before the audit starts. */
  auditRefundPercent: 50,
  /** Monthly uptime of a monitored service, as a percentage. */
  uptimePercent: 99.9,
  /** Hours in which a critical issue is acknowledged. */
  criticalAcknowledgementHours: 2,
  /** Months of fees that cap the liability. */
  liabilityMonths: 3,
} as const

/** The rule of a full refund: the same at the checkout and in both documents. */
export const cancellation = `Cancel up to ${policyFigures.fullRefundHours} hours before work starts and get a full refund, except for what was registered or ordered for you.`

/** Periods set by the law of Kenya, not by the company. The sample texts rely on them: a lawyer must confirm each. */
export const statutoryPeriods = {
  /** Hours in which a breach is notified to the Data Commissioner: Data Protection Act, 2019, section 43(1)(a). */
  breachNoticeHours: 72,
  /** Hours in which a processor notifies the controller of a breach: Data Protection Act, 2019, section 43(3). */
  processorNoticeHours: 48,
  /** Years for which tax records are kept: Tax Procedures Act, 2015, section 23. */
  taxRecordYears: 5,
} as const
