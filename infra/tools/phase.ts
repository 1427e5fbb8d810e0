/** Runs a phase of a command, and prints its name first and its duration afterwards. */
export async function runPhase<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  console.log(`${name} …`)
  const start = performance.now()
  const result = await run()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}
