import { Definitions } from '#web/components/definitions.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { about } from '#web/content/about.ts'
import { ContactBlock } from '#web/sections/contact-block.tsx'
import { Founders } from '#web/sections/founders.tsx'
import { Ledger } from '#web/sections/ledger.tsx'
import { Overview } from '#web/sections/overview.tsx'
import { Section } from '#web/sections/section.tsx'
import { Statement } from '#web/sections/statement.tsx'

export function Component() {
  const { story, mission, vision, values, contact } = about
  return (
    <>
      <PageIntro heading={about.heading} lead={about.lead} figure={<Ledger list={about.facts} />} />
      <Overview heading={story.heading} paragraphs={[...story.paragraphs, story.signature]}>
        <Founders list={about.founders} />
      </Overview>
      <Statement list={[mission, vision]} tone="ink" />
      <Section heading={values.heading}>
        <Definitions list={values.list} />
      </Section>
      <ContactBlock {...contact} />
    </>
  )
}
