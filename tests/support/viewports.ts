/** The two widths that the journeys are made in. */
export const viewports = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

/** Each width and each colour scheme, once: neither changes what the other does to a page. */
export const looks = [
  { name: 'on a phone in dark', viewport: viewports.mobile, colorScheme: 'dark' },
  { name: 'on a desktop in light', viewport: viewports.desktop, colorScheme: 'light' },
] as const
