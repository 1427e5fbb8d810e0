import {
  byAlias,
  from,
  neighbours,
  nodeGlobals,
  notFromTests,
  notFromZod,
  type Import,
  type Room,
} from './room.ts'

function fromWeb(...rooms: readonly string[]): Import[] {
  return from(...rooms.map((room) => `#web/${room}/it.ts`))
}

const onlyTypedHooks = {
  "Use the typed hooks of '#web/state/hooks.ts'.": ['useSelector', 'useDispatch', 'useStore'].map(
    (name) => ({ name, module: 'react-redux' }),
  ),
}

const everywhereInWeb = {
  ...byAlias,
  ...notFromTests,
  ...notFromZod,
  'web/ knows neither lambda/ nor infra/: what browser and server agree on lives in shared/.': from(
    '#lambda/it.ts',
    '#infra/it.ts',
  ),
  'This is code for a browser.': from(
    'node:fs',
    'stripe',
    'hono',
    'hono/aws-lambda',
    'aws-cdk-lib',
  ),
}

/** The rooms of web/src. */
export const webRooms: readonly Room[] = [
  {
    override: 'web/src/**/*.{ts,tsx}',
    file: 'web/src/app/layout.tsx',
    refused: { ...everywhereInWeb, ...onlyTypedHooks },
    refusedGlobals: nodeGlobals,
    allowed: [...neighbours, ...fromWeb('pages', 'features', 'state', 'content')],
  },
  {
    override: 'web/src/{content,lib}/**/*.{ts,tsx}',
    file: 'web/src/content/services/cybersecurity.ts',
    refused: {
      ...everywhereInWeb,
      'content/ and lib/ know nothing of the rooms above them.': fromWeb(
        'components',
        'sections',
        'state',
        'features',
        'pages',
        'app',
      ),
    },
    refusedGlobals: nodeGlobals,
    allowed: [...neighbours, ...fromWeb('content', 'lib')],
  },
  {
    override: 'web/src/components/**/*.{ts,tsx}',
    file: 'web/src/components/button.tsx',
    refused: {
      ...everywhereInWeb,
      ...onlyTypedHooks,
      'components/ may import content/ and lib/ only.': fromWeb(
        'sections',
        'state',
        'features',
        'pages',
        'app',
      ),
    },
    refusedGlobals: nodeGlobals,
    allowed: [...neighbours, ...fromWeb('content', 'lib'), ...from('react')],
  },
  {
    override: 'web/src/state/**/*.{ts,tsx}',
    file: 'web/src/state/hooks.ts',
    refused: {
      ...everywhereInWeb,
      'state/ may import content/ and lib/ only.': fromWeb(
        'components',
        'sections',
        'features',
        'pages',
        'app',
      ),
    },
    refusedGlobals: nodeGlobals,
    allowed: [...neighbours, ...fromWeb('content', 'lib'), ...from('react-redux')],
  },
  {
    override: 'web/src/sections/**/*.{ts,tsx}',
    file: 'web/src/sections/hero.tsx',
    refused: {
      ...everywhereInWeb,
      ...onlyTypedHooks,
      'sections/ are drawn from props: they may import components/, content/ and lib/ only.':
        fromWeb('state', 'features', 'pages', 'app'),
    },
    refusedGlobals: nodeGlobals,
    allowed: [...neighbours, ...fromWeb('components', 'content', 'lib')],
  },
  {
    override: 'web/src/features/**/*.{ts,tsx}',
    file: 'web/src/features/quote/quote-builder.tsx',
    refused: {
      ...everywhereInWeb,
      ...onlyTypedHooks,
      'features/ know neither pages/ nor app/.': fromWeb('pages', 'app'),
      "No feature imports another: hand over through state/. Inside a feature import './neighbour'.":
        fromWeb('features/checkout', 'features/quote'),
    },
    refusedGlobals: nodeGlobals,
    allowed: [...neighbours, ...fromWeb('sections', 'components', 'state', 'content', 'lib')],
  },
  {
    override: 'web/src/pages/**/*.{ts,tsx}',
    file: 'web/src/pages/custom-quote.tsx',
    refused: {
      ...everywhereInWeb,
      ...onlyTypedHooks,
      'pages/ do not know app/, which assembles them.': fromWeb('app'),
    },
    refusedGlobals: nodeGlobals,
    allowed: [...neighbours, ...fromWeb('features', 'sections', 'components', 'state', 'content')],
  },
]
