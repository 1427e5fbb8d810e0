import { company } from '#web/content/company.ts'

declare global {
  interface ImportMetaEnv {
    /** The origin that was set for the build, if any. */
    readonly SITE_ORIGIN?: string
  }
}

/** The origin of the published site, for search engines and link previews. This build may be served elsewhere. */
export const siteOrigin = import.meta.env.SITE_ORIGIN || company.origin

/** The absolute URL of a path of the site. */
export const absoluteUrl = (path: string) => `${siteOrigin}${path}`
