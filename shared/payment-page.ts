/**
 * How long a payment page can be paid, in minutes (rule 10.9): price, VAT and package are decided when it opens. The provider
 * refuses less than 30, by its own clock. In its own file, because pages name it without the contract.
 */
export const paymentPageMinutes = 45
