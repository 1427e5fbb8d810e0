// All names by which the document, the first script and the application reach each other. The document comes from web/build;
// shell/boot runs before the application.
// Beside them, early-input.ts sends `window` a browser's own `change`, before which use-field.ts reads every field. Only for
// styles: `data-scripted`, which hides what needs scripts, and `data-linked` and `data-begun`, which shared/inline-script.ts sets on <html>.

/** Id of the application's element. index.html has it; entry-client.tsx hydrates it. */
export const rootId = 'root'

/** Id of a JSON list of the first view's scripts. document-head.ts writes it; boot.ts loads them. */
export const scriptListId = 'first-view-scripts'

/** Whether a document is this site's, and whole: a proxy's notice may have the status 200 too, and that list comes last. */
export const isOurDocument = (html: string) => html.includes(`id="${scriptListId}"`)

/** On that list: the application waits for a visitor. document-head.ts sets it; boot.ts waits. */
export const waitsAttribute = 'data-waits'

/** On that list: the page's path. boot.ts starts no application at another address, which would draw another page. */
export const pathAttribute = 'data-path'

/** On what moves by itself: signs.ts starts the application when it comes into view. */
export const movesInViewAttribute = 'data-moves-in-view'

/** On buttons that lead to a page, with its path: listen-for-intent.ts requests it. */
export const leadsToAttribute = 'data-leads-to'

/** Id of the notice that the scripts are missing, which page-layout.tsx draws hidden. */
export const incompleteNoticeId = 'incomplete-notice'

/** On <html>: the scripts are missing, which shows that notice. From boot.ts; until it runs, from shared/inline-script.ts. */
export const lostAttribute = 'data-lost'

/** On <html>: boot.ts runs, and says itself what is missing. shared/inline-script.ts reads it. */
export const bootedAttribute = 'data-booted'

/** On <html>: Back or Forward has left this page, whose document is being replaced. shared/inline-script.ts sets it; boot.ts and entry-client.tsx read it. */
export const leftAttribute = 'data-left'

/** On <html>: something is kept, or a quote is in the address. shared/inline-script.ts sets it; styles read it. */
export const keptAttribute = 'data-kept'

/**
 * On <html>: the application runs, and draws what the history asks for. entry-client.tsx sets it; shared/inline-script.ts reads it, and
 * text-files.ts, whose browsers then load no documents beforehand.
 */
export const runsAttribute = 'data-runs'

/** On <html>: the page is scrolled. From header-behaviour.ts, for the header's style. */
export const scrolledAttribute = 'data-scrolled'

/** Event of `window`: another page is shown. From page-layout.tsx, for notice-region.tsx. */
export const pageChangeEvent = 'pagechange'
