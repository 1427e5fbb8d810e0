import {
  browserGlobals,
  byAlias,
  from,
  neighbours,
  nodeGlobals,
  notFromTests,
  notFromZod,
  type Room,
} from './room.ts'

const byPath = {
  'infra/ names files of web/ and lambda/ by path; it imports lambda/deployment.ts alone.': from(
    '#web/content/it.ts',
    '#lambda/handler.ts',
  ),
}

/** The rooms outside web/src. */
export const otherRooms: readonly Room[] = [
  {
    override: null,
    file: 'vite.config.ts',
    refused: { ...byAlias, ...notFromTests },
    refusedGlobals: [],
    allowed: from('vite', '#infra/it.ts', '#web/content/it.ts'),
  },
  {
    override: 'shared/**/*.ts',
    file: 'shared/pricing.ts',
    refused: {
      ...byAlias,
      'shared/ imports nothing but its neighbours and, in schema.ts, zod.': from(
        'react',
        'zod',
        'node:fs',
        '#web/content/it.ts',
        '#lambda/it.ts',
        '#infra/it.ts',
        '#tests/support/it.ts',
      ),
    },
    refusedGlobals: [...browserGlobals, ...nodeGlobals],
    allowed: from('./it.ts'),
  },
  {
    override: 'shared/schema.ts',
    file: 'shared/schema.ts',
    refused: {
      'shared/schema.ts is the door to zod/mini alone.': from(
        'zod',
        'zod/v4',
        'react',
        './it.ts',
        '../it.ts',
        '#web/content/it.ts',
      ),
    },
    refusedGlobals: browserGlobals,
    allowed: from('zod/mini'),
  },
  {
    override: 'lambda/**/*.ts',
    file: 'lambda/app.ts',
    refused: {
      ...byAlias,
      ...notFromTests,
      ...notFromZod,
      'lambda/ knows neither web/ nor infra/: what browser and server agree on lives in shared/.':
        from('#web/content/it.ts', '#infra/it.ts'),
    },
    refusedGlobals: browserGlobals,
    allowed: [...neighbours, ...from('stripe', 'hono', 'node:crypto')],
  },
  {
    override: 'infra/**/*.ts',
    file: 'infra/local/start.ts',
    refused: {
      ...byAlias,
      ...notFromTests,
      ...notFromZod,
      ...byPath,
    },
    refusedGlobals: browserGlobals,
    allowed: [
      ...neighbours,
      ...from('#infra/it.ts', '#lambda/deployment.ts', 'node:fs', 'aws-cdk-lib'),
    ],
  },
  {
    override: 'tests/**/*.{ts,tsx}',
    file: 'tests/shared/pricing.test.ts',
    refused: { ...byAlias, ...notFromZod },
    refusedGlobals: [],
    allowed: [...neighbours, ...from('#tests/support/it.ts', '#web/state/it.ts', '#lambda/it.ts')],
  },
]
