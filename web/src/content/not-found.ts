/** The words of the page for every address that isn't one. */
export const notFound = {
  heading: 'Oops! Page not found',
  lead: 'There is no page at this address. It may have moved, or the link has a mistake in it.',
  lookingFor: (title: string) => `Looking for the ${title}?`,
  home: 'Back to home',
} as const
