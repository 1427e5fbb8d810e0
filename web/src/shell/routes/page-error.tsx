import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { ModuleNotLoadedError } from '#web/ui/document/import-module.ts'
import { useMayRedraw } from '#web/shell/layout/redraw.tsx'
import { loadingCopy } from '#web/content/loading.ts'
import { PageNotLoaded } from './page-not-loaded.tsx'

/** In place of a page that failed. The menu stays usable. */
export function PageError() {
  const error = useRouteError()
  // Foreseen, so not the screen of errors that nobody foresaw.
  return error instanceof ModuleNotLoadedError ? (
    <PageNotLoaded />
  ) : (
    <UnexpectedError error={error} />
  )
}

/** After an error that drawing the page anew didn't mend (rule 14.3). */
function UnexpectedError({ error }: { readonly error: unknown }) {
  if (useMayRedraw()) throw error
  // As on every other new page.
  useEffect(() => focusText(document.querySelector('h1'), { preventScroll: true }), [])
  return (
    <PageIntro
      heading={loadingCopy.unexpectedError}
      lead={error instanceof Error ? error.message : String(error)}
    />
  )
}
