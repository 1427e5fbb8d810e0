import { about } from '#web/content/about.ts'
import { proofCopy, type proof } from '#web/content/proof.ts'
import { Ledger } from '#web/site/ledger.tsx'

/** The company in short, with the certificates that the owner has filled in. */
export function Facts({ certificates }: Pick<typeof proof, 'certificates'>) {
  const certified = { title: proofCopy.certificates, text: certificates.join(', ') }
  return <Ledger list={certificates.length > 0 ? [...about.facts, certified] : about.facts} />
}
