import { company } from './company.ts'

declare global {
  interface ImportMetaEnv {
    /** The origin that the build was given; empty or missing without one. */
    readonly SITE_ORIGIN?: string
  }
}

/** Where the site is published, as search engines and shared links name it: not where this copy of it is served from. */
export const siteOrigin = import.meta.env.SITE_ORIGIN || company.origin

/** A path of the site as an address that is whole by itself. */
export function absoluteUrl(path: string): string {
  return `${siteOrigin}${path}`
}
