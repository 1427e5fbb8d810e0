import { listSeparator } from '#shared/locale.ts'
import { Container } from '#web/ui/container.tsx'
import { Definitions } from '#web/ui/definitions.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Section, SectionRoot } from '#web/ui/section.tsx'
import { about } from '#web/content/about.ts'
import { LeftToRight } from '#web/ui/left-to-right.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { proof, proofCopy } from '#web/content/proof.ts'
import type { TitledText } from '#web/content/service.ts'
import { CallToAction } from '#web/site/call-to-action.tsx'
import { Ledger } from '#web/site/ledger.tsx'
import { OverviewText } from '#web/site/service/overview-text.tsx'
import styles from './about-page.module.css'

export function Component() {
  const { story, mission, vision, values } = about
  return (
    <>
      <PageIntro
        heading={about.heading}
        lead={about.lead}
        figure={<Founders list={about.founders} {...proof} />}
      />
      <Container className={styles.columns}>
        <OverviewText heading={story.heading} paragraphs={[...story.paragraphs, story.signature]} />
        <Facts {...proof} />
      </Container>
      <Statement list={[mission, vision]} />
      <Section heading={values.heading}>
        <Definitions list={values.list} />
      </Section>
      <ContactBlock />
    </>
  )
}

/** The company in short, with the certificates and the team's photograph that the owner has filled in. */
export function Facts({ certificates, team }: Pick<typeof proof, 'certificates' | 'team'>) {
  const certified = { title: proofCopy.certificates, text: certificates.join(listSeparator) }
  return (
    <div>
      <Ledger list={certificates.length > 0 ? [...about.facts, certified] : about.facts} />
      {team && <Picture src={team.picture} alt={team.text} />}
    </div>
  )
}

/** The company's statements in large type across the page. The first one is the largest. */
function Statement({ list }: { readonly list: readonly TitledText[] }) {
  return (
    <SectionRoot tone="ink">
      <Container className={styles.statement}>
        {list.map(({ title, text }) => (
          <section key={title}>
            <h2 data-size="text">{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Container>
    </SectionRoot>
  )
}

function ContactBlock() {
  return (
    <CallToAction {...about.contact}>
      <address>
        {company.address.map((line) => (
          <div key={line} translate="no">
            {line}
          </div>
        ))}
        <div>
          <a href={company.phone.href}>
            <LeftToRight>{company.phone.shown}</LeftToRight>
          </a>
        </div>
        <div>
          <a href={company.email.href}>
            <LeftToRight>{company.email.shown}</LeftToRight>
          </a>
        </div>
        <div>{businessHours.days}</div>
        <div>{businessHours.time}</div>
      </address>
    </CallToAction>
  )
}

type FoundersProps = Pick<typeof proof, 'portraits'> & { readonly list: typeof about.founders }

/** The founders, their responsibilities, and their photographs, if any. */
export function Founders({ list, portraits }: FoundersProps) {
  return (
    <ul className={styles.founders} role="list">
      {list.map(({ name, role, text }) => (
        <li key={name}>
          {portraits[name] !== undefined && <Picture src={portraits[name]} alt={name} />}
          <h2 data-size="title" translate="no">
            {name}
          </h2>
          <b>{role}</b>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Picture({ src, alt }: { readonly src: string; readonly alt: string }) {
  return <img className={styles.picture} src={src} width={400} height={300} alt={alt} />
}
