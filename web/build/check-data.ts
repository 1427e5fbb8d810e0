import { findMistakes } from './company-data.ts'

// Runs before the commands that build and start, which load the data themselves, and at each change of it in development.
const mistakes = await findMistakes()
for (const sentence of mistakes) console.warn(sentence)
if (mistakes.length > 0) process.exitCode = 1
