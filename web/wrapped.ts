function lines(words: readonly string[], length: number): readonly string[] {
  const filled: string[] = []
  for (const word of words) {
    const last = filled.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= length) {
      filled[filled.length - 1] = `${last} ${word}`
    } else {
      filled.push(word)
    }
  }
  return filled
}

/** A heading in as few lines of at most so many letters as it needs, all of them as even as can be. */
export function wrapped(text: string, longest: number): readonly string[] {
  const words = text.split(' ')
  const fewest = lines(words, longest).length
  let length = Math.ceil(text.length / fewest)
  while (lines(words, length).length > fewest) length += 1
  return lines(words, length)
}
