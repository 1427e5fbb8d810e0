/** What the site says without a connection. */
export const offlineCopy = {
  heading: 'You are offline',
  lead: 'This page is not saved on your device. It opens by itself once your device is online again. The quote builder and the pages that you have opened here recently still open.',
  unreachable: 'The site cannot be reached, or is very slow.',
  saved: (day: string) => `This page was saved on ${day}; prices may have changed.`,
  loadAgain: 'Load the page again',
} as const
