/** The status in the title block of every sample (rule 4.4). */
export const sampleStatus = 'Sample'
