import { shapes } from '#web/drawings/logo.svg?shapes'

// Not `display: none`, under which some browsers draw no gradients. Outside the application, which may have to draw the page
// anew: it has no shapes, and the page's policy would block setting them.
/** The logo's shapes, once in each document. The page's logos refer to them. */
export const logoShapes = `<svg aria-hidden="true" width="0" height="0">${shapes}</svg>`
