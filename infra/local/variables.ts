/** The variables of an environment, or of a file in their place. */
export type Variables = Readonly<Record<string, string | undefined>>
