import { useState } from 'react'
import type { Quote } from '#shared/quote.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { copyOf, readCopyText } from '#web/quote/keep/quote-copy.ts'
import { useAppSelector } from '#web/quote/life/hooks.ts'
import { selectLife } from '#web/quote/life/selectors.ts'
import { keepCopy } from '#web/quote/share/keep-copy.ts'
import { loadDialogs } from '#web/quote/share/quote-actions.tsx'
import { useStored } from '#web/ui/browser/use-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { announced } from '#web/ui/for-screen-readers.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

const { copy: words } = quoteBuilder.summary

/** Keeps a copy of the package, and from then on compares the two (rule 8.12). */
export function CopyButton({ quote }: { readonly quote: Quote }) {
  const isKept = Boolean(useStored(readCopyText))
  const { revision } = useAppSelector(selectLife)
  // Said until the next change.
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [dialogs, request, isLoading] = useOnDemand(loadDialogs)
  const press = () => {
    if (isKept) {
      request()
      setIsOpen(true)
    } else {
      keepCopy(copyOf(quote))
      setKeptAt(revision)
    }
  }
  return (
    <div>
      <Button variant="quiet" data-scripted="" aria-busy={isLoading} onClick={press}>
        {isKept ? words.compare : words.keep}
      </Button>
      <small {...announced}>{isKept && revision === keptAt && words.kept}</small>
      {isOpen && dialogs && <dialogs.CopyDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}
