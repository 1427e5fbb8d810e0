import { colourSchemes } from '#shared/colour-scheme.ts'

/** The two widths that the journeys are made in. */
export const viewports = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

/** What a page looks like: every width in every colour scheme. */
export const looks = Object.entries(viewports).flatMap(([device, viewport]) =>
  colourSchemes.map((colorScheme) => ({
    name: `${device} in the ${colorScheme} scheme`,
    options: { viewport, colorScheme },
  })),
)
