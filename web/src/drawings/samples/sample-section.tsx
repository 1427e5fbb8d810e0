import { useStaticContent, type StaticContent } from '#web/ui/static-content.tsx'
import { sampleId } from '#web/content/paths.ts'
import { SectionRoot } from '#web/ui/section.tsx'

/** A section with samples, which is in the page's document and in none of its scripts. */
export function SampleSection(content: StaticContent) {
  return <SectionRoot id={sampleId} tone="paper" {...useStaticContent(content)} />
}
