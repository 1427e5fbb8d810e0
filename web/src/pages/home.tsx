import { home } from '#web/content/home.ts'
import { Capabilities } from '#web/features/capabilities/capabilities.tsx'
import { CallToAction } from '#web/sections/call-to-action.tsx'
import { FigureTiles } from '#web/sections/figure-tiles.tsx'
import { HomeSample } from '#web/sections/home-sample.tsx'
import { Hero } from '#web/sections/hero.tsx'
import { Reasons } from '#web/sections/reasons.tsx'
import { Section } from '#web/sections/section.tsx'
import { StatRow } from '#web/sections/stat-row.tsx'
import { Tiles } from '#web/sections/tiles.tsx'
import { WordStrip } from '#web/sections/word-strip.tsx'

export function Component() {
  const { hero, trust, technologies, capabilities, industries, reasons, statistics, callToAction } =
    home
  return (
    <>
      <Hero {...hero} />
      <Section heading={trust.heading}>
        <FigureTiles list={trust.tiles} />
      </Section>
      <WordStrip {...technologies} />
      <Section heading={capabilities.heading} lead={capabilities.lead} tone="tint">
        <Capabilities />
      </Section>
      <Section heading={industries.heading} lead={industries.lead}>
        <Tiles list={industries.list} />
      </Section>
      <Reasons {...reasons} />
      <HomeSample />
      <Section heading={statistics.heading} tone="ink">
        <StatRow list={statistics.list} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}
