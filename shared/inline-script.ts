import { colourSchemeKey, colourSchemes } from './colour-scheme.ts'

/** The localStorage keys of a quote: what Proceed has saved, and the draft. */
export const quoteKeys = { items: 'quoteItems', draft: 'quoteDraft' } as const

/**
 * The only inline script, which runs before the first paint: it applies a stored choice of colours, and marks a page that may
 * have a quote to read, from storage or the address: its total is not that of a first visit. Both content security policies, the
 * header's and the page's, allow it by its hash.
 */
export const inlineScript =
  `{let d=document.documentElement.dataset;try{let l=localStorage,s=l.${colourSchemeKey};` +
  `/^(${colourSchemes.join('|')})$/.test(s)&&(d.scheme=s);` +
  `(l.${quoteKeys.items}||l.${quoteKeys.draft}||/#q|[?&]add=/.test(location))&&(d.kept='')}` +
  `catch{d.kept=''}}`
