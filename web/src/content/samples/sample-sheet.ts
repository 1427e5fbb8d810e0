/** The status in the title block of every sample (rules 4.4 and 4.5). */
export const sampleStatus = 'Sample'

/** Opens the rest of a sample on a phone. */
export const wholeSample = 'Read the whole page'
