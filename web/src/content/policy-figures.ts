/** The policies' figures: specification, section 9. */
export const policyFigures = {
  /** Days from the date of an invoice until it is due. */
  paymentDueDays: 7,
  /** Days from the date of an unpaid invoice until the service may be suspended. */
  suspensionAfterDays: 14,
  /** Days of written notice to end a subscription, for either side. */
  terminationNoticeDays: 30,
  /** Days for which a client's data are kept after the subscription has ended. */
  dataRetentionDays: 90,
  /** Business days in which a refund request is reviewed. */
  refundReviewBusinessDays: 5,
  /** Business days in which an approved refund is processed. */
  refundProcessingBusinessDays: 10,
  /** Business days in which a dispute is resolved. */
  disputeBusinessDays: 14,
  /** Hours before work starts up to which a cancellation brings a full refund. */
  fullRefundHours: 48,
  /** Percentage of a training workshop's fee that comes back at `trainingFullRefundDays` or more. */
  trainingFullRefundPercent: 100,
  /** Days before a workshop up to which all of its fee comes back. */
  trainingFullRefundDays: 7,
  /** Percentage of a training workshop's fee that comes back between the two limits of days. */
  trainingPartRefundPercent: 50,
  /** Days before a workshop: the upper end of the part refund. */
  trainingPartRefundToDays: 6,
  // The specification is silent between 48 hours and 3 days. As it refuses a refund only within 48 hours, the refund
  // policy reads that gap in the client's favour: like 3 days.
  /** Days before a workshop: the lower end of the part refund. */
  trainingPartRefundFromDays: 3,
  /** Hours before a workshop within which none of its fee comes back. */
  trainingNoRefundHours: 48,
  /** Percentage of a security audit's fee that comes back before the audit begins. */
  auditRefundPercent: 50,
  /** Percentage of a month for which a monitored service is up. */
  uptimePercent: 99.9,
  /** Hours in which a critical issue is acknowledged. */
  criticalAcknowledgementHours: 2,
  /** Months of fees that cap the liability. */
  liabilityMonths: 3,
} as const
