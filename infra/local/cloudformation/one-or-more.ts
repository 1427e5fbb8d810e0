import * as z from '#shared/schema.ts'

/** Texts, of which a single one may stand without its list: so it is in templates and in policies. */
export const oneOrMore = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform((text) => [text]),
  ),
])
