/** The text of the not-found page. */
export const notFound = {
  heading: 'Oops! Page not found',
  lead: 'The line to this address is cut: the page has moved, or the link has a mistake in it.',
  lookingForDocument: (title: string) => `Looking for the ${title}?`,
  lookingForPage: (title: string) => `Looking for “${title}”?`,
  home: 'Back to home',
} as const
