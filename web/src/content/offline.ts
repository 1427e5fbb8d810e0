/** What the site says without a connection. */
export const offlineCopy = {
  heading: 'You are offline',
  lead: 'This page is not saved on your device. It opens by itself as soon as the connection is back. The quote builder, our contact details and the pages that you have opened here recently still open.',
  offline: 'You are offline.',
  unreachable: 'The site cannot be reached, or is very slow.',
  saved: (day: string) => `This page was saved on ${day}; prices may have changed.`,
  changed: 'You are online again, and this page has changed.',
  load: 'Load the new page',
} as const
