// Limits of the pages' size, in bytes after Brotli compression. If a language or feature needs more, raise its limit here; the
// commit says why.

/**
 * The beginning of a document up to its heading, in bytes after Brotli compression. It paints first, and comes with the headers,
 * 0.8 kB, in the ten segments that a new connection brings at once, some 14 kB. All documents do but the home page's and the
 * builder's, whose ends come later. The builder's bar says how high it is, so that notifications stand above it; its panel keeps
 * lines, actions and Proceed in their places at every height, 0.2 kB. That the browser keeps a package is said beside the
 * builder's link, 0.1 kB of all documents.
 */
export const headingBudget = 5_900

// The hashes in the names of files make a difference of up to 40 bytes between two builds.
const usual = 12_120
// Drawings and samples are in the documents instead of the scripts; two thirds of them come after the first screen.
const withDrawings = 13_950
const documentBudgets = new Map<string, number>([
  ['service', withDrawings],
  ['services', withDrawings],
  // Its prices have their limits beside them, and its hero's drawing has people in it.
  ['home', 15_550],
  // A tool rather than a page: half of its document is the CSS of its controls.
  ['custom-quote', 14_830],
])

/** A page's whole document. */
export const documentBudget = (page: string): number => documentBudgets.get(page) ?? usual

/** The scripts of a page's first view: the heaviest page of each kind is 0.3 kB below. */
const scriptBudgets = { content: 112_400, orders: 119_700, quote: 143_350 } as const

/** The failed page reads the tab's orders, by a script that its buyer has from the checkout. */
export const scriptBudget = (page: string, hasQuote: boolean): number =>
  scriptBudgets[page === 'payment-failed' ? 'orders' : hasQuote ? 'quote' : 'content']

/** All font files, uncompressed. */
export const fontsBudget = 45_000

/** The function's code, with the catalogue's words, uncompressed. */
export const functionBudget = 300_000
