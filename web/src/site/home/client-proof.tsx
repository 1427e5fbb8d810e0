import { proofCopy, type proof } from '#web/content/proof.ts'
import { Ledger } from '#web/site/ledger.tsx'
import { Section } from '#web/ui/section.tsx'
import { WordStrip } from './word-strip.tsx'

/** Clients' names and a case, as far as the owner has filled them in. */
export function ClientProof({ clients, case: told }: Pick<typeof proof, 'case' | 'clients'>) {
  return (
    <>
      {clients.length > 0 && <WordStrip heading={proofCopy.clients} list={clients} />}
      {told && (
        <Section heading={told.heading} lead={told.text} isSplit>
          <Ledger list={told.figures} />
        </Section>
      )}
    </>
  )
}
