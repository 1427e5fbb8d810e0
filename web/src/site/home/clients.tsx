import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { colon, joiner, listSeparator, sentenceEnd } from '#shared/locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { home } from '#web/content/home.ts'
import { proofCopy, type proof } from '#web/content/proof.ts'
import { Ledger } from '#web/site/ledger.tsx'
import { Section } from '#web/ui/section.tsx'
import { Container } from '#web/ui/container.tsx'
import styles from './clients.module.css'

export function Clients({ list }: Pick<typeof home.industries, 'list'>) {
  return (
    <ul className={styles.clients} role="list">
      {list.map(({ icon, title, text, reason, link }) => (
        <li key={title}>
          <h3>
            <Icon name={icon} />
            {title}
          </h3>
          <p>
            <b>{reason}</b> {text}
          </p>
          <Link to={link.to} data-tall="">
            {link.text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Clients' names and a case study, if the owner has filled them in. */
export function ClientProof({ clients, case: caseStudy }: Pick<typeof proof, 'case' | 'clients'>) {
  return (
    <>
      {clients.length > 0 && (
        <WordStrip heading={proofCopy.clients}>
          {clients.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </WordStrip>
      )}
      {caseStudy && (
        <Section heading={caseStudy.heading} lead={caseStudy.text} isSplit>
          <Ledger list={caseStudy.figures} />
        </Section>
      )}
    </>
  )
}

type WordStripProps = {
  readonly heading: string
  readonly note?: string
  readonly children: ReactNode
}

/** A list in a row, under a subdued heading. */
function WordStrip({ heading, note, children }: WordStripProps) {
  return (
    <section className={styles.wordStrip}>
      <Container>
        <h2 data-size="text">{heading}</h2>
        <ul role="list">{children}</ul>
        {note !== undefined && <p>{note}</p>}
      </Container>
    </section>
  )
}

type StandingProps = typeof home.statistics & Pick<typeof proof, 'certificates'>

/** What the company stands on: its figures, and the facts that anybody can check. */
export function Standing({ heading, list, facts, certificates }: StandingProps) {
  const names = certificates.map(({ name }) => name).join(listSeparator)
  const certified = names && [proofCopy.certificates, names].join(colon) + sentenceEnd
  return (
    <WordStrip heading={heading} note={[facts + sentenceEnd, certified].join(joiner).trimEnd()}>
      {list.map(({ figure, label }) => (
        <li key={label}>
          {figure} <small>{label}</small>
        </li>
      ))}
    </WordStrip>
  )
}
