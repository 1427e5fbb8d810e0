import { Definitions } from '#web/ui/definitions.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { about } from '#web/content/about.ts'
import { ContactBlock } from './contact-block.tsx'
import { Founders } from './founders.tsx'
import { Ledger } from '#web/site/ledger.tsx'
import { Overview } from './overview.tsx'
import { Section } from '#web/ui/section.tsx'
import { Statement } from './statement.tsx'

export function Component() {
  const { story, mission, vision, values, contact } = about
  return (
    <>
      <PageIntro heading={about.heading} lead={about.lead} figure={<Ledger list={about.facts} />} />
      <Overview heading={story.heading} paragraphs={[...story.paragraphs, story.signature]}>
        <Founders list={about.founders} />
      </Overview>
      <Statement list={[mission, vision]} />
      <Section heading={values.heading}>
        <Definitions list={values.list} />
      </Section>
      <ContactBlock {...contact} />
    </>
  )
}
