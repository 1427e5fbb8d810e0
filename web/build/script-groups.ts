import { relative, sep } from 'node:path'

// Few files: on a phone's network a request costs more than a few hundred extra bytes. The limits are in tests/build: the
// number of scripts in first-view.test.ts, their bytes in budgets.ts. Each group also takes what its modules import, so that the
// theme stays out of them.

type ScriptGroup = {
  readonly name: string
  /** Folders, ending in a slash, and files with or without extension, by their beginning. */
  readonly places: readonly string[]
  readonly except?: readonly string[]
  /** How many parts of the site have to import a module. */
  readonly minShareCount?: number
}

/** The modules that share a script. */
const placesByGroup: readonly ScriptGroup[] = [
  // Loaded before the first paint, and nothing else is.
  { name: 'boot', places: ['web/src/shell/boot/', 'web/src/ui/document/', 'shared/addresses.ts'] },
  // The packages that every page needs, and what would be a file of its own beside them.
  {
    name: 'vendor',
    places: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      'node_modules/react-router/',
      'node_modules/react-router-dom/',
      'node_modules/clsx/',
      'web/src/ui/browser/is-composing.ts',
    ],
  },
  // What several pages draw with. All documents inline its CSS: without the form fields, the largest part, and without
  // drawings and ledgers, which few pages have. The dialog and the bottom sheet would bring MUI's, and only modules that
  // load later share them. Samples are in no script of a first view.
  {
    name: 'shared',
    places: [
      'web/src/shell/',
      'web/src/drawings/logo',
      'web/src/ui/',
      'web/src/site/',
      'web/src/content/',
      'web/src/offers/priced-offer.',
    ],
    except: [
      'web/src/ui/text-field.',
      'web/src/ui/use-field.',
      'web/src/ui/use-printing.',
      'web/src/ui/dialog.',
      'web/src/ui/bottom-sheet.',
      'web/src/site/ledger.',
      'web/src/content/notices.',
      'web/src/content/printed-quote.',
      'web/src/content/quote-presets.',
      'web/src/content/catalogue-copy.',
    ],
    minShareCount: 3,
  },
  // Shared by the pages with drawings, and by their samples: for the number of scripts.
  {
    name: 'drawings',
    places: [
      'web/src/drawings/service-drawing.',
      'web/src/drawings/samples/sample-frame.',
      'web/src/drawings/samples/sample-section.',
      'web/src/site/ledger.',
      'web/src/ui/compact-card.',
      'web/src/drawings/drawing-sheet.',
      'web/src/offers/listed-offers.',
      'web/src/content/proof.',
      'web/src/offers/offers-of-services.',
      'web/src/content/services-overview.',
    ],
    minShareCount: 2,
  },
  // Shared by builder, checkout and contact form: for the number of scripts.
  {
    name: 'forms',
    places: [
      'web/src/ui/text-field.',
      'web/src/ui/use-field.',
      'web/src/ui/form-layout.',
      'web/src/ui/checkbox.',
      'web/src/content/field-limit.',
    ],
    minShareCount: 2,
  },
  // What is on every paper, which the builder requests once it is idle: for the bytes of `quote`.
  {
    name: 'paper',
    places: [
      'web/src/content/printed-quote.',
      'web/src/quote/parts/letterhead.',
      'web/src/quote/print/quote-sheet.module.',
    ],
  },
  // What the failed page reads of an order, without a store: 12 kB of `orders`.
  {
    name: 'kept',
    places: [
      'shared/',
      'web/src/quote/keep/',
      'web/src/quote/model/',
      'web/src/content/quote-presets.',
    ],
    except: ['web/src/quote/keep/quote-copy.'],
  },
  // The quote's store with its prices and notices, for the pages that have one, and what the builder shares with the
  // checkout or its dialogs: for the number of scripts.
  {
    name: 'store',
    places: [
      'web/src/quote/life/',
      'web/src/quote/keep/quote-copy.',
      'web/src/quote/print/print-quote.tsx',
      'web/src/ui/use-printing.ts',
      'web/src/quote/parts/payment-notes.tsx',
      'web/src/quote/parts/line-list.tsx',
      'web/src/quote/parts/money-block.tsx',
      'web/src/offers/limits.',
      'web/src/offers/sums.',
      'web/src/content/catalogue-copy.',
      'web/src/content/notices.',
      'web/src/content/order-refusals.',
      'web/src/quote/parts/quote-text.',
      'web/src/shell/routes/quote-store-route.tsx',
    ],
  },
]

/** Vite's loader of modules, which would bring the application into the boot script. */
const preloadHelper = '\0vite/preload-helper.js'

/** A module's path from the project's folder on, or in `node_modules/`. The folders above may have any name. */
export const placeOf = (id: string) =>
  relative('', id)
    .replaceAll(sep, '/')
    .replace(/^.*\/(?=node_modules\/)/, '')

const isIn = (places: readonly string[], id: string) =>
  places.some((place) => placeOf(id).startsWith(place))

/** The groups as Rolldown takes them. */
export const scriptGroups = placesByGroup.map(({ places, except = [], ...group }) => {
  const test = (id: string) =>
    id === preloadHelper ? group.name === 'boot' : isIn(places, id) && !isIn(except, id)
  return { ...group, test }
})
