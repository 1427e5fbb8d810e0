/** The colour schemes that a visitor can choose. Without a choice, the browser's preference applies. */
export const colourSchemes = ['light', 'dark'] as const

export type ColourScheme = (typeof colourSchemes)[number]

/** The localStorage key of the visitor's choice. */
export const colourSchemeKey = 'colourScheme'

/**
 * The only inline script: it applies a stored choice before the first paint. Both content security policies, the header's
 * and the page's, allow it by its hash.
 */
export const colourSchemeScript =
  `try{let s=localStorage.${colourSchemeKey};` +
  `/^(${colourSchemes.join('|')})$/.test(s)&&(document.documentElement.dataset.scheme=s)}catch{}`
