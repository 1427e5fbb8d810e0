/**
 * Whether a text fits a pattern in which * stands for any characters, none and slashes included, and ? for exactly one. So
 * it is in policies, in the paths of an edge's behaviours and in the filters of a copying.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html (StringLike)
 */
export function fitsWildcards(text: string, pattern: string): boolean {
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${expression}$`, 's').test(text)
}
