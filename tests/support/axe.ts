import axe from 'axe-core'
import type { Page } from '@playwright/test'
import * as z from '#shared/schema.ts'

const reportSchema = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
})

/** The violations that axe reports, as "rule: element": WCAG 2.2 AA and axe's best practices. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  // A colour that is on its way has the contrast of neither end; even with reduced motion it takes a frame.
  await page.evaluate(async () => {
    const animations = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
    await Promise.allSettled(animations.map(({ finished }) => finished))
  })
  const report: unknown = await page.evaluate('axe.run()')
  return reportSchema
    .parse(report)
    .violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
