import { about } from './about.ts'
import { company } from './company.ts'
import { home } from './home.ts'
import { pricing } from './pricing-copy.ts'
import { quoteBuilder } from './quote-builder.ts'
import { servicesPage } from './services-overview.ts'
import type { PageKey } from './site-map.ts'

/** In pixels: the aspect ratio that Facebook, LinkedIn, WhatsApp and X show uncropped. */
export const pictureSize = { width: 1200, height: 630 } as const

/** A link preview's picture for messengers and social networks. The build draws the heading on it. */
type PagePicture = { readonly path: string; readonly heading: string; readonly alt: string }

function pagePicture(family: string, heading: string): PagePicture {
  return { path: `/og/${family}.png`, heading, alt: `${company.name}: ${heading}` }
}

const servicePicture = pagePicture('services', servicesPage.heading)
const companyPicture = pagePicture('company', about.heading)

/** The picture of each public page. */
export const pictureByPage: Partial<Record<PageKey, PagePicture>> = {
  home: pagePicture('home', home.hero.heading),
  services: servicePicture,
  service: servicePicture,
  pricing: pagePicture('pricing', pricing.heading),
  'custom-quote': pagePicture('quote', quoteBuilder.heading),
  about: companyPicture,
  contact: companyPicture,
  legal: pagePicture('legal', 'Our terms and policies, in plain words'),
}

/** Each picture once. */
export const pagePictures = new Set(Object.values(pictureByPage))
