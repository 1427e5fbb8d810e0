/** Periods set by the law of Kenya, not by the company. The sample texts rely on them: a lawyer must confirm each. */
export const statutoryPeriods = {
  /** Hours in which a breach is notified to the Data Commissioner: Data Protection Act, 2019, section 43(1)(a). */
  breachNoticeHours: 72,
  /** Hours in which a processor notifies the controller of a breach: Data Protection Act, 2019, section 43(3). */
  processorNoticeHours: 48,
  /** Years for which tax records are kept: Tax Procedures Act, 2015, section 23. */
  taxRecordYears: 5,
} as const
