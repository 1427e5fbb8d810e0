import { listSeparator } from '#shared/locale.ts'
import { Container } from '#web/ui/container.tsx'
import { Definitions } from '#web/ui/definitions.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Section, SectionRoot } from '#web/ui/section.tsx'
import { about } from '#web/content/about.ts'
import { ContactLink } from '#web/ui/left-to-right.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { proof, proofCopy } from '#web/content/proof.ts'
import type { TitledText } from '#web/content/service.ts'
import { CallToAction } from '#web/site/call-to-action.tsx'
import { Ledger } from '#web/site/ledger.tsx'
import { OverviewText } from '#web/site/service/overview-text.tsx'
import { SampleSection } from '#web/drawings/samples/sample-section.tsx'
import { formatDay } from '#web/ui/browser/format-day.ts'
import styles from './about-page.module.css'

export function Component() {
  const { story, mission, vision, values } = about
  return (
    <>
      <PageIntro
        heading={about.heading}
        lead={about.lead}
        figure={<Founders list={about.founders} {...proof} />}
      >
        <Facts {...proof} />
      </PageIntro>
      <Container className={styles.story}>
        <OverviewText {...story} />
      </Container>
      <Projects {...proof} />
      <SampleSection page="about" />
      <Statement list={[mission, vision]} />
      <Section heading={values.heading}>
        <Definitions list={values.list} />
      </Section>
      <ContactBlock />
    </>
  )
}

type FactsProps = Pick<typeof proof, 'certificates' | 'team' | 'registration'>

/** The company in short, with the certificates and the team's photograph that the owner has filled in. */
export function Facts({ certificates, team, registration }: FactsProps) {
  const certified = certificates.map((it) => ({ title: it.name, text: proofCopy.certificate(it) }))
  return (
    <div>
      <Ledger list={[...about.facts, ...certified]} />
      {registration !== null && (
        <a href={registration} data-tall="">
          {proofCopy.register}
        </a>
      )}
      {team && <Picture src={team.picture} alt={team.text} />}
    </div>
  )
}

/** What was built, where, and when it was handed over. */
export function Projects({ projects }: Pick<typeof proof, 'projects'>) {
  if (projects.length === 0) return null
  const dated = projects.map(({ title, text, handedOver }) => ({
    title,
    text: [formatDay(handedOver), text].join(listSeparator),
  }))
  return (
    <Section heading={proofCopy.projects}>
      <Definitions list={dated} />
    </Section>
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
          <ContactLink {...company.phone} />
        </div>
        <div>
          <ContactLink {...company.email} />
        </div>
        <div>{businessHours.days}</div>
        <div>{businessHours.time}</div>
      </address>
    </CallToAction>
  )
}

type FoundersProps = Pick<typeof proof, 'portraits'> & { readonly list: typeof about.founders }

/** The founders, their responsibilities, and their photographs, or plates as large. */
export function Founders({ list, portraits }: FoundersProps) {
  return (
    <ul className={styles.founders} role="list">
      {list.map(({ name, initials, role, text }) => (
        <li key={name}>
          {portraits[name] === undefined ? (
            <span className={styles.plate} aria-hidden translate="no">
              {initials}
            </span>
          ) : (
            <Picture src={portraits[name]} alt={name} />
          )}
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
  return <img className={styles.picture} src={src} width={400} height={500} alt={alt} />
}
