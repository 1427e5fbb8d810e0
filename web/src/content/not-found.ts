/** The text of the not-found page. */
export const notFound = {
  heading: 'Oops! Page not found',
  lead: 'There is no page at this address. It may have moved, or the link has a mistake in it.',
  lookingForDocument: (title: string) => `Looking for the ${title}?`,
  lookingForPage: (title: string) => `Looking for “${title}”?`,
  home: 'Back to Home',
} as const
