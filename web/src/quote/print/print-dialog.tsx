import { useState } from 'react'
import { customerFields } from '#shared/customer-fields.ts'
import { fieldLimit } from '#web/content/field-limit.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { readDetails, saveDetails } from '#web/quote/keep/customer-details.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const named = customerFields.filter(({ documents }) => documents.quote)

type PrintDialogProps = { readonly onPrint: () => void; readonly onClose: () => void }

/** Asks for whom a quote is printed, by those of the checkout's fields that it names: what is typed here, is there as well. */
export function PrintDialog({ onPrint, onClose }: PrintDialogProps) {
  const [details, setDetails] = useState(readDetails)
  const change = (name: string, text: string) => {
    const changed = { ...details, [name]: text }
    setDetails(changed)
    saveDetails(changed)
  }
  return (
    <Dialog
      heading={printedQuote.preparedFor}
      closeLabel={quoteActions.cancel}
      action={<Button onClick={onPrint}>{quoteActions.print}</Button>}
      onClose={onClose}
    >
      {named.map(({ name, label, maxLength, autoComplete }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          limit={fieldLimit(maxLength)}
          autoComplete={autoComplete}
          value={details[name]}
          onText={(text) => change(name, text)}
        />
      ))}
    </Dialog>
  )
}
