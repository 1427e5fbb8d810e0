import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { InlineLink, InlineText } from '#web/content/legal/legal-document.ts'

/** A line of text with its links. */
export function ProseText({ text }: { readonly text: InlineText }) {
  return text.map((piece) =>
    typeof piece === 'string' ? (
      <Fragment key={piece}>{piece}</Fragment>
    ) : (
      <TextLink key={piece.to} {...piece} />
    ),
  )
}

/** Pages of this site are the router's; a mailbox and another site are the browser's. */
function TextLink({ text, to }: InlineLink) {
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>
}
