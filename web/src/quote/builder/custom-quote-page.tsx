import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { QuoteBuilder } from './builder.tsx'

export function Component() {
  return (
    <>
      <PageIntro heading={quoteBuilder.heading} lead={quoteBuilder.lead} />
      <Container>
        <QuoteBuilder />
      </Container>
    </>
  )
}
