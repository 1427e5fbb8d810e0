import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { useMayRedraw } from '#web/shell/boot/redraw.tsx'
import { loadingCopy } from '#web/content/loading.ts'

/** In place of a page with an error that nobody foresaw, and that drawing it anew didn't mend (rule 14.3). The menu stays usable. */
export function UnexpectedError() {
  const error = useRouteError()
  if (useMayRedraw()) throw error
  // As on every other new page.
  useEffect(() => document.querySelector('h1')?.focus({ preventScroll: true }), [])
  return (
    <PageIntro
      heading={loadingCopy.unexpectedError}
      lead={error instanceof Error ? error.message : String(error)}
    />
  )
}
