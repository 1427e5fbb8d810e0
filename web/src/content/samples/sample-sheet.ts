/** The status in the title block of every sample (rules 4.4 and 4.5). */
export const sampleStatus = 'Sample'
