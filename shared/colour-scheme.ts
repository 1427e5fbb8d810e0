/** The colour schemes that a visitor can choose. Without a choice, the browser's preference applies. */
export const colourSchemes = ['light', 'dark'] as const

export type ColourScheme = (typeof colourSchemes)[number]

/** The localStorage key of the visitor's choice. */
export const colourSchemeKey = 'colourScheme'
