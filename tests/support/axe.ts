import axe from 'axe-core'
import type { Page } from '@playwright/test'
import * as z from '#shared/schema.ts'

const reportSchema = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
})

/** The violations that axe reports, as "rule: element": WCAG 2.2 AA and axe's best practices. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const report: unknown = await page.evaluate('axe.run()')
  return reportSchema
    .parse(report)
    .violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
