/** A room of the project: what the linter must refuse in it, with which words, and what it must let pass. */
export type Room = {
  /** The override of the linter's configuration; null for the rules outside all overrides. */
  readonly override: string | null
  /** A file of the room. */
  readonly file: string
  /** Messages, each with the imports that must be refused with it. */
  readonly refused: Readonly<Record<string, readonly Import[]>>
  readonly refusedGlobals: readonly string[]
  readonly allowed: readonly Import[]
}

/** What an import takes ("*" for everything), and from where. */
export type Import = { readonly name: string; readonly module: string }

export function from(...modules: readonly string[]): Import[] {
  return modules.map((module) => ({ name: '*', module }))
}

export const byAlias = {
  'Import across folders by alias (#shared/, #web/, #lambda/, #infra/), so that the boundaries can be checked.':
    from('../it.ts', '../../lambda/it.ts'),
}

export const notFromTests = { 'Nothing imports tests/.': from('#tests/support/it.ts') }

export const notFromZod = {
  "Import z from '#shared/schema.ts', which sets it up for the site's Content-Security-Policy.":
    from('zod', 'zod/mini', 'zod/v4'),
}

export const browserGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator']
export const nodeGlobals = ['process', 'Buffer']

export const neighbours = from('./it.ts', '#shared/money.ts', '#shared/schema.ts')
