/** The small version has no labels and fewer parts: it is on cards. */
export type DrawingProps = { readonly isSmall: boolean }
