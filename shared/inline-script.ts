import { colourSchemeKey, colourSchemes } from './colour-scheme.ts'

/** The localStorage keys of a quote: the items saved by Proceed, and the draft. */
export const quoteKeys = { items: 'quoteItems', draft: 'quoteDraft' } as const

/** The end of an address that may bring a quote: `#q=…`, `?add=…` or `?example=…`. */
export const quoteInAddress = /#q|[?&](add|example)=/

/**
 * The only inline script. It watches whether the first script is lost or fails, in any browser: the page then says so, and the
 * script is fetched anew, past a cache that may have kept half of it. Until the application runs, Back and Forward to an entry
 * that it made in an earlier document load that entry's page: the browser only changes the address. A finger
 * that swipes from a slider scrolls the page, so the slider gets its value back, also before another script has come. Before the
 * first paint it applies a stored colour scheme, and marks a page that may have a quote to
 * read from storage or the address: its total is not a first visit's. Both content security policies, the header's and the
 * page's, allow it by its hash.
 */
export const inlineScript =
  `{let d=document.documentElement.dataset,p=location.pathname,r,v;addEventListener('error',e=>{let u=String(e.filename||e.target.src);` +
  `if(!('booted'in d)&&u.startsWith(origin+'/assets/'))d.lost='',fetch(u,{cache:'reload'}).catch(()=>{})},!0);` +
  `addEventListener('popstate',()=>{if(!('runs'in d)&&('left'in d||location.pathname!=p))d.left='',location.reload()});` +
  `addEventListener('pointerdown',({target:t})=>{r=t;v=t.value},!0);addEventListener('pointercancel',()=>` +
  `{if(r.type=='range'){r.value=v;r.dispatchEvent(new Event('input',{bubbles:!0}))}},!0);try{let l=localStorage,s=l.${colourSchemeKey};` +
  `/^(${colourSchemes.join('|')})$/.test(s)&&(d.scheme=s);` +
  `(l.${quoteKeys.items}||l.${quoteKeys.draft}||${String(quoteInAddress)}.test(location))&&(d.kept='')}` +
  `catch{d.kept=''}}`
