import { matchRoutes, type RouteObject } from 'react-router-dom'
import { ModuleNotLoadedError } from '#web/ui/browser/import-module.ts'
import { PageNotLoaded } from './page-not-loaded.tsx'

/**
 * Loads the lazy modules of the routes that match a path: without them the router's first render would be empty.
 *
 * @throws ModuleNotLoadedError if one can't be loaded: the prerendered page is better than a page that says so
 */
export async function loadMatchedRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      if ('Component' in loaded && loaded.Component === PageNotLoaded) {
        throw new ModuleNotLoadedError(`A module of ${path} could not be loaded`)
      }
      Object.assign(route, loaded)
      delete route.lazy
    }),
  )
}
