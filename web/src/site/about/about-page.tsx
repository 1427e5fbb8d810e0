import { Definitions } from '#web/ui/definitions.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { about } from '#web/content/about.ts'
import { proof } from '#web/content/proof.ts'
import { ContactBlock } from './contact-block.tsx'
import { Facts } from './facts.tsx'
import { Founders } from './founders.tsx'
import { Overview } from './overview.tsx'
import { Section } from '#web/ui/section.tsx'
import { Statement } from './statement.tsx'

export function Component() {
  const { story, mission, vision, values } = about
  return (
    <>
      <PageIntro heading={about.heading} lead={about.lead} figure={<Facts {...proof} />} />
      <Overview heading={story.heading} paragraphs={[...story.paragraphs, story.signature]}>
        <Founders list={about.founders} {...proof} />
      </Overview>
      <Statement list={[mission, vision]} />
      <Section heading={values.heading}>
        <Definitions list={values.list} />
      </Section>
      <ContactBlock />
    </>
  )
}
