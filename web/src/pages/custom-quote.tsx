import { Container } from '#web/components/container.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { QuoteBuilder } from '#web/features/quote/quote-builder.tsx'

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
