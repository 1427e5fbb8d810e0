import { matchRoutes, type RouteObject } from 'react-router-dom'

/** Loads the lazy modules of the routes that match a path: without them the router's first render would be empty. */
export async function loadMatchedRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, loaded)
      delete route.lazy
    }),
  )
}
