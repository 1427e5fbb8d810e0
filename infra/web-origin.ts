/**
 * The origin that a text such as `https://example.com` or `https://example.com/` names; null for anything else. The rule of
 * lambda/env.ts, which infra/ may not import; the tests of the settings hold the two equal.
 */
export function webOriginOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, href } = new URL(text)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && href === `${origin}/` ? origin : null
}
