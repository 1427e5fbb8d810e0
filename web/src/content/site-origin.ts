import { company } from './company.ts'

declare global {
  interface ImportMetaEnv {
    /** The origin that the build was given, if any. */
    readonly SITE_ORIGIN?: string
  }
}

/** The published site's origin, for search engines and link previews: not necessarily where this copy is served. */
export const siteOrigin = import.meta.env.SITE_ORIGIN || company.origin

/** The absolute URL of a path of the site. */
export function absoluteUrl(path: string): string {
  return `${siteOrigin}${path}`
}
