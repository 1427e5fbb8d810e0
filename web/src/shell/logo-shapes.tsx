import { renderToStaticMarkup } from 'react-dom/server'
import { Content } from '#web/drawings/logo.svg?drawing'

// Not `display: none`, under which some browsers draw no gradients. Outside the application, which may have to draw the page
// anew: it has no shapes, and the page's policy would block setting them.
/** The logo's shapes, once in each document. The page's logos refer to them. */
export const logoShapes = renderToStaticMarkup(
  <svg aria-hidden width="0" height="0">
    <Content />
  </svg>,
)
