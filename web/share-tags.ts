import { company } from './src/content/company.ts'
import { pictureOf, pictureSize } from './src/content/page-pictures.ts'
import { absoluteUrl } from './src/content/site-origin.ts'
import type { SitePage } from './src/content/site-map.ts'
import { escapeMarkup } from './escape-markup.ts'

/**
 * The Open Graph and Twitter card of a page: what a messenger or a social network shows beside a shared link. X takes
 * from Open Graph whatever has no tag of its own.
 */
export function shareTags({ path, page, title, description }: SitePage): readonly string[] {
  const picture = pictureOf[page]
  if (!picture) throw new Error(`${path} is public and has no picture.`)
  const properties = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(path),
    'og:image': absoluteUrl(picture.path),
    'og:image:type': 'image/png',
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': picture.alt,
  }
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}
