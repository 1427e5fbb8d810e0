// How long things last, as pages say and the system sees to. In a file of their own, because pages name them without the contract.

/**
 * How many days the deployment's logs are kept, which the Privacy Policy states: the edge's and the bucket's access logs
 * have visitors' IP addresses. Must be one of CloudWatch's retention periods; any other number doesn't compile.
 */
export const logRetentionDays = 90

/**
 * How long a payment page can be paid, in minutes (rule 10.9): price, VAT and package are decided when it opens. The provider
 * refuses less than 30, by its own clock.
 */
export const paymentPageMinutes = 45
