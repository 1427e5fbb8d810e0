import { Container } from '#web/ui/container.tsx'
import { QuoteBuilder } from './builder.tsx'

export function Component() {
  return (
    <Container>
      <QuoteBuilder />
    </Container>
  )
}
