import { useMemo, useState } from 'react'
import type { Quote } from '#shared/quote.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { comparison } from '#web/content/comparison.ts'
import { fieldLimit } from '#web/content/field-limit.ts'
import { notices } from '#web/content/notices.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { copyOf, dropCopy, keepCopy, parseCopy, readCopyText } from '#web/quote/keep/quote-copy.ts'
import { pageDay } from '#web/quote/model/valid-until.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { packageReplaced } from '#web/quote/life/kept-events.ts'
import { selectQuote } from '#web/quote/life/selectors.ts'
import { choicesOf, quoteOf } from '#web/quote/model/selection.ts'
import { SendDialog } from './quote-dialogs.tsx'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { formatExactPrice, formatPrice } from '#web/ui/browser/format-money.ts'
import { useStored } from '#web/ui/browser/use-stored.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { announced } from '#web/ui/for-screen-readers.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { usePrinting } from '#web/ui/use-printing.ts'
import { comparedRows, differing } from './compared-rows.ts'
import { ComparedSheet, Comparison } from './comparison.tsx'
import { copyMessage } from './quote-message.ts'

export { LinkDialog, MessageDialog } from './quote-dialogs.tsx'

const { copy: words } = comparison

/** Of a copy's name, in UTF-16 units. */
const maxName = 60
// The cut may leave half of a character.
const shortened = (name: string) =>
  name
    .trim()
    .slice(0, maxName)
    .replace(/\p{Cs}$/u, '')

const totalOf = ({ totals }: Quote) => formatPrice(totals.total)

// Comes with the dialog.
const loadSheet = async () => ({ ComparedSheet })
const notifyNotPrinted = () => notify(notices.notPrinted)

/** The kept copy and the package in the builder, side by side: to swap, to drop, to print and to send. */
export function CopyDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useQuoteEvents()
  const now = useAppSelector(selectQuote)
  const text = useStored(readCopyText)
  const kept = useMemo(() => parseCopy(text ?? ''), [text])
  // Once it is dropped, here or in another tab, for Undo.
  const [last, setLast] = useState(kept)
  if (kept && kept !== last) setLast(kept)
  const copy = kept ?? last
  const [isSwapped, setIsSwapped] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [printing, print, isPrinting] = usePrinting(loadSheet, notifyNotPrinted, notifyNotPrinted)
  if (!copy)
    return (
      <Dialog heading={words.heading} closeLabel={words.close} onClose={onClose}>
        <p>{words.unreadable}</p>
        <Button variant="quiet" onClick={dropCopy}>
          {words.drop}
        </Button>
      </Dialog>
    )

  const copied = quoteOf(copy)
  const { entry } = copy
  const [ownName, nameOfNow] = entry.names.map(shortened)
  const columns = [
    { name: ownName || words.unnamed, note: words.keptOn(formatDay(copy.day)), quote: copied },
    { name: nameOfNow || words.now, note: quoteNumber(now), quote: now },
  ] as const
  const rows = differing(comparedRows([copied, now]))
  const heads = columns.map(({ name, note }) => (
    <>
      <bdi>{name}</bdi>
      <small>{note}</small>
    </>
  ))
  const swap = () => {
    const [name, other] = entry.names
    keepCopy(copyOf(now, [other, name]))
    dispatch(packageReplaced(choicesOf(copy), words.swapped(totalOf(copied)), true))
    setIsSwapped(true)
  }
  const send = () => {
    dispatch({ type: 'quote/made', payload: pageDay() })
    setIsSending(true)
  }
  const said = kept ? isSwapped && words.swapped(totalOf(now)) : words.dropped
  if (isSending)
    return <SendDialog message={copyMessage(columns, location.origin)} onClose={onClose} />
  return (
    <Dialog
      heading={words.heading}
      closeLabel={words.close}
      onClose={onClose}
      action={
        <>
          <Button variant="quiet" disabled={!kept} onClick={swap}>
            {words.swap}
          </Button>
          <Button variant="quiet" onClick={() => (kept ? dropCopy() : keepCopy(entry))}>
            {kept ? words.drop : words.undo}
          </Button>
          <Button variant="quiet" aria-busy={isPrinting} onClick={print}>
            {quoteActions.print}
          </Button>
          <Button variant="quiet" onClick={send}>
            {quoteActions.send}
          </Button>
        </>
      }
    >
      <TextField
        label={words.name}
        value={entry.names[0]}
        limit={fieldLimit(maxName)}
        disabled={!kept}
        onText={(name) => keepCopy({ ...entry, names: [name, entry.names[1]] })}
      />
      <p {...announced}>{said}</p>
      {rows.every(({ isSum }) => isSum) && <p>{words.same}</p>}
      {copied.totals.total !== copy.sentTotal && (
        <p>{words.changed(formatExactPrice(copy.sentTotal))}</p>
      )}
      <Comparison heads={heads} rows={rows} />
      {printing && <printing.ComparedSheet heads={heads} rows={rows} />}
    </Dialog>
  )
}
