/** The localStorage keys of a quote: the items saved by Proceed, and the draft. */
export const quoteKeys = { items: 'quoteItems', draft: 'quoteDraft' } as const

/** How the fragment of a quote's link begins, also where a messenger encoded the "=". */
export const quoteFragment = /^#q(?:=|%3D)/i

/** How a fragment begins that begins a message: prepared-messages.ts writes it, use-contact-form.ts reads it, boot.ts starts for it. */
export const aboutFragment = '#about='

/** The end of an address that may bring a quote: `#q=…`, `?add=…` or `?example=…`. */
const quoteInAddress = /#q|[?&](add|example)=/

/**
 * The only inline script. It watches whether the first script is lost or fails, in any browser: the page then says so. Until
 * the application runs, Back and Forward to an entry that it made in an earlier document load that entry's page: the browser
 * only changes the address. A finger that swipes from a slider scrolls the page, and two fingers zoom, so the slider keeps its
 * value, also before another script has come. Before the first paint it marks a page that may have a quote to read from storage
 * or the address: its total is not a first visit's. An address with a quote's link is marked, too: the builder is not drawn;
 * and one that begins a message, whose form comes first. Both content security policies, the header's and the page's, allow it
 * by its hash.
 */
export const inlineScript =
  `{let d=document.documentElement.dataset,p=location.pathname;addEventListener('error',e=>{let u=String(e.filename||e.target.src);` +
  `if(!('booted'in d)&&u.startsWith(origin+'/assets/'))d.lost=''},!0);` +
  `addEventListener('popstate',()=>{if(!('runs'in d)&&('left'in d||location.pathname!=p))d.left='',location.reload()});` +
  `let s=new Map,n,m,b=()=>s.forEach((v,t)=>{if(t.type=='range'&&t.value!=v)t.value=v,t.dispatchEvent(new Event('input',{bubbles:!0}))}),` +
  `u=()=>--n||setTimeout(()=>n||(m=0));` +
  `addEventListener('pointerdown',({target:t,isPrimary:f})=>{m=!f;if(f)s.clear(),n=0;n++;s.has(t)||s.set(t,t.value);m&&b()},!0);` +
  `addEventListener('input',()=>m&&b(),!0);addEventListener('pointerup',u,!0);` +
  `addEventListener('pointercancel',()=>{b();u()},!0);` +
  `try{let l=localStorage;(l.${quoteKeys.items}||l.${quoteKeys.draft}||${String(quoteInAddress)}.test(location))&&(d.kept='')}` +
  `catch{d.kept=''}${String(quoteFragment)}.test(location.hash)&&(d.linked='');/^${aboutFragment}/.test(location.hash)&&(d.begun='')}`
