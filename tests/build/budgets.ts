// Limits of the pages' size. If a language or feature needs more, raise its limit here and say why. Each document has 0.4 kB that
// say on a page without its first script whom to write to, and fetch that script anew, undo a swipe or a pinch from a slider,
// and show the page of its address on Back and Forward.

/**
 * The beginning of a document up to its heading, with the page's CSS, in bytes after Brotli compression. It paints first, and comes
 * with the headers, 0.8 kB, in the ten segments that a new connection brings at once, some 14 kB. All documents do but the home
 * page's and the builder's, whose ends come later. The builder's bar says how high it is, so that notifications stand above it; its panel keeps
 * lines, actions and Proceed in their places at every height, 0.2 kB. That the browser keeps a package is said beside the
 * builder's link, 0.1 kB of all documents.
 */
export const headingBudget = 10_380

// With the few rules of a drawing's frame, which in a style sheet of its own would cost several pages a script.
// The terms, the largest, say what a quote promises, until when, and who pays another tax or by transfer.
// An address that begins a message is marked, and what is under way has a bar that moves: 0.05 kB of each.
const usual = 12_350
// Drawings and samples are in the documents instead of the scripts; two thirds of them come after the first screen. The hashes
// in the names of files make a difference of up to 40 bytes between two builds.
const withDrawings = 13_950
const documentBudgets = new Map<string, number>([
  ['service', withDrawings],
  ['services', withDrawings],
  // Its prices have their limits beside them. The hero's drawing has people in it, and a press, 0.2 kB.
  ['home', 15_750],
  // A tool rather than a page: half of its document is the CSS of its controls. Each offer says what it covers, and the first
  // visit's total with a month and a year is included, and so is the comparison of the examples, which needs no scripts.
  ['custom-quote', 16_000],
])

/** A page's whole document, in bytes after Brotli compression. */
export const documentBudget = (page: string): number => documentBudgets.get(page) ?? usual

/**
 * The scripts of a page's first view, in bytes after Brotli compression. The builder is 1.5 kB below, the heaviest content
 * page 0.5 kB: room for a feature. The files are cut so that a kept quote's total needs 10 kB of them: 1.6 kB more in pages
 * with a quote, 0.5 kB in the others. What each place shows of a price, and why, is 1 kB of the builder's, what a card can't
 * pay and what follows a failure 0.5 kB, a tax as its law states it 0.3 kB of both, failures that stay 0.3 kB. Requesting a page
 * that is pointed at, which had a script of its own, takes 0.3 kB; the period and the limits of each listed price, also in messages,
 * 0.5 kB, and who calls 0.3 kB of the pages with an order; that skip links keep what the page knows 0.1 kB. The browser's payment pages
 * take 0.65 kB of the builder, with the rest of a quote's life, and 0.95 kB of the failed page; a quote's one text and bounds of
 * what is stored 0.9 kB of both, its last day and the answer's sums 1.1 kB. Contact has the plans that its addresses name, 1 kB. The number
 * of people that the examples keep, and for whom a quote is printed, take 0.5 kB of the builder; that a page names the message that a
 * link has begun, and Get a Quote is quiet while somebody pays, 0.15 kB of all; presses that count where they began, the notifications'
 * hotkey, and fields that stay clear of them 0.35 kB. Keeping a copy to compare, and whom a choice is too small for, take
 * 0.4 kB of the builder, whose prices for other pages left it.
 */
const scriptBudgets = { content: 113_650, orders: 121_200, quote: 145_250 } as const

/** The failed page reads the tab's orders, by a script that its buyer has from the checkout. */
export const scriptBudget = (page: string, hasQuote: boolean): number =>
  scriptBudgets[page === 'payment-failed' ? 'orders' : hasQuote ? 'quote' : 'content']

/** All font files, in bytes. */
export const fontsBudget = 45_000

/** The function's code, with the catalogue's words, in bytes. */
export const functionBudget = 300_000
