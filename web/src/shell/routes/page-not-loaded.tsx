import { useEffect, useState } from 'react'
import { announced } from '#web/ui/announced.ts'
import { Button } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { loadingCopy } from '#web/content/loading.ts'
import { reloadIfReachable, reloadWhenReachable } from '#web/ui/document/document-reload.ts'
import { LoadingBar } from '#web/shell/layout/loading-bar.tsx'
import styles from './page-not-loaded.module.css'

const copy = loadingCopy.notLoaded

/** In place of a page whose module can't be loaded (rule 14.4): loads its document, or says why it can't. */
export function PageNotLoaded() {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => reloadWhenReachable(() => setWaiting(true)), [])
  return <div className={styles.root}>{isWaiting ? <Explanation /> : <LoadingBar isLoading />}</div>
}

type Attempt = 'none' | 'running' | 'failed'

function Explanation() {
  const [attempt, setAttempt] = useState<Attempt>('none')
  // As on every other new page.
  useEffect(() => focusText(document.querySelector('h1'), { preventScroll: true }), [])
  const tryAgain = async () => {
    setAttempt('running')
    if (!(await reloadIfReachable())) setAttempt('failed')
  }
  return (
    <>
      <PageIntro heading={copy.heading} lead={copy.lead} />
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
