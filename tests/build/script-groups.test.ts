import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from '#infra/tools/files.ts'
import { placesByGroup } from '#web/build/script-groups.ts'

const sources = ['shared', 'web/src'].flatMap(filesIn)

test.each(placesByGroup.flatMap(({ places, except = [] }) => [...places, ...except]))(
  '%s, which a group of scripts names, exists',
  (place) => {
    const isThere = place.endsWith('/')
      ? existsSync(place)
      : sources.some((file) => file.startsWith(place))
    expect(isThere).toBe(true)
  },
)
