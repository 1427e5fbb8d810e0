/** A module that could not be loaded: no network, a broken response, or a file that a deployment removed. */
export class ModuleNotLoadedError extends Error {
  override readonly name = 'ModuleNotLoadedError'
}

/**
 * Imports a module.
 *
 * @throws ModuleNotLoadedError if the module or its style sheet can't be loaded
 * @throws whatever the module itself throws when it is evaluated
 */
export async function importModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    // Both cases may be a TypeError. But a module that throws keeps its error, while a load that fails makes a new one:
    // https://tc39.es/ecma262/#sec-moduleevaluation
    const again: unknown = await load().catch((secondError: unknown) => secondError)
    // Half a file keeps its error as well.
    if (again === error && !(error instanceof SyntaxError)) throw error
    // Even if the module has arrived now, its style sheet may not have.
    throw new ModuleNotLoadedError('A module could not be loaded', { cause: error })
  }
}
