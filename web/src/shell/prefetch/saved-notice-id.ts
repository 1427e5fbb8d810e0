/** The id of the notice that the service worker adds to a page's saved copy. */
export const savedNoticeId = 'saved-notice'
