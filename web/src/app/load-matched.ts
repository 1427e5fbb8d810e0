import { matchRoutes, type RouteObject } from 'react-router-dom'

/** Loads the lazy modules of an address's routes: without them the router's first render would be empty. */
export async function loadMatched(routes: RouteObject[], address: string): Promise<void> {
  const matches = matchRoutes(routes, address) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, loaded)
      delete route.lazy
    }),
  )
}
