import { useEffect, useState, type ComponentProps } from 'react'
import { useRouteError } from 'react-router-dom'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { ModuleNotLoadedError } from '#web/ui/document/import-module.ts'
import { useMayRedraw } from '#web/shell/layout/redraw.tsx'
import { loadingCopy } from '#web/content/loading.ts'
import { announced } from '#web/ui/for-screen-readers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { reloadIfReachable, reloadWhenReachable } from '#web/ui/document/document-reload.ts'
import { LoadingBar } from '#web/shell/layout/loading-bar.tsx'
import styles from './page-error.module.css'

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
  const lead = error instanceof Error ? error.message : String(error)
  return <Intro heading={loadingCopy.unexpectedError} lead={lead} />
}

/** Takes the focus, as every new page's heading does. */
function Intro(text: Pick<ComponentProps<typeof PageIntro>, 'heading' | 'lead'>) {
  useEffect(() => focusText(document.querySelector('h1'), { preventScroll: true }), [])
  return <PageIntro {...text} />
}

const copy = loadingCopy.notLoaded

/** In place of a page whose module can't be loaded (rule 14.4): loads its document, or says why it can't. */
function PageNotLoaded() {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => reloadWhenReachable(() => setWaiting(true)), [])
  return <div className={styles.root}>{isWaiting ? <Explanation /> : <LoadingBar isLoading />}</div>
}

function Explanation() {
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none')
  const tryAgain = async () => {
    setAttempt('running')
    if (!(await reloadIfReachable())) setAttempt('failed')
  }
  return (
    <>
      <Intro heading={copy.heading} lead={copy.lead} />
      <Container>
        <Button
          aria-disabled={attempt === 'running'}
          onClick={() => {
            if (attempt !== 'running') void tryAgain()
          }}
        >
          {attempt === 'running' ? copy.trying : copy.tryAgain}
        </Button>
        <p {...announced}>{attempt === 'failed' && copy.failedAgain}</p>
      </Container>
    </>
  )
}
