import { home } from '#web/content/home.ts'
import { proof, proofCopy } from '#web/content/proof.ts'
import { Capabilities } from './capabilities.tsx'
import { CallToAction } from '#web/site/call-to-action.tsx'
import { ClientProof, Clients } from './clients.tsx'
import { FigureTiles, StatRow } from './figures.tsx'
import { SampleSection } from '#web/drawings/samples/sample-section.tsx'
import { Hero } from './hero.tsx'
import { Section } from '#web/ui/section.tsx'
import { WordStrip } from './word-strip.tsx'

const load = () => import('#web/drawings/samples/as-built-overview.tsx')
const prerendered = import.meta.env.SSR ? await load() : null

export function Component() {
  const { hero, trust, technologies, capabilities, industries, statistics, callToAction } = home
  return (
    <>
      <Hero {...hero} />
      <Section heading={trust.heading}>
        <FigureTiles list={trust.tiles} />
      </Section>
      <WordStrip {...technologies} />
      <Section heading={capabilities.heading} tone="tint">
        <Capabilities />
      </Section>
      <Section
        heading={industries.heading}
        {...(proof.clients.length === 0 && { lead: proofCopy.onRequest })}
      >
        <Clients {...industries} />
      </Section>
      <ClientProof {...proof} />
      {home.isSampleShown && <SampleSection prerendered={prerendered} load={load} />}
      <Section heading={statistics.heading} tone="ink">
        <StatRow list={statistics.list} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}
