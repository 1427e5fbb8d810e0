/** How much of a text counts, in UTF-16 units, and what a field says about it. */
export const fieldLimit = (length: number) => ({
  length,
  exceeded: `Only the first ${length} characters count. Please shorten the text.`,
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
})
