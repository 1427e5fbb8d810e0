import { Container } from '#web/ui/container.tsx'
import { Definitions } from '#web/ui/definitions.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { about } from '#web/content/about.ts'
import { proof } from '#web/content/proof.ts'
import { ContactBlock } from './contact-block.tsx'
import { Facts } from './facts.tsx'
import { Founders } from './founders.tsx'
import { Section } from '#web/ui/section.tsx'
import { Statement } from './statement.tsx'
import { OverviewText } from '#web/site/service/overview-text.tsx'
import styles from './about-page.module.css'

export function Component() {
  const { story, mission, vision, values } = about
  return (
    <>
      <PageIntro heading={about.heading} lead={about.lead} figure={<Facts {...proof} />} />
      <Container className={styles.columns}>
        <OverviewText heading={story.heading} paragraphs={[...story.paragraphs, story.signature]} />
        <Founders list={about.founders} {...proof} />
      </Container>
      <Statement list={[mission, vision]} />
      <Section heading={values.heading}>
        <Definitions list={values.list} />
      </Section>
      <ContactBlock />
    </>
  )
}
