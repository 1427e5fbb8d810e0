import { Definitions } from '#web/components/definitions.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { about } from '#web/content/about.ts'
import { ContactBlock } from '#web/sections/contact-block.tsx'
import { IntroIllustration } from '#web/sections/intro-illustration.tsx'
import { Overview } from '#web/sections/overview.tsx'
import { Purpose } from '#web/sections/purpose.tsx'
import { Section } from '#web/sections/section.tsx'

export function Component() {
  const { story, mission, vision, values, contact } = about
  return (
    <>
      <PageIntro
        heading={about.heading}
        lead={about.lead}
        figure={<IntroIllustration name="seats" />}
      />
      <Overview heading={story.heading} paragraphs={[...story.paragraphs, story.signature]} />
      <Purpose list={[mission, vision]} />
      <Section heading={values.heading}>
        <Definitions list={values.list} />
      </Section>
      <ContactBlock {...contact} />
    </>
  )
}
