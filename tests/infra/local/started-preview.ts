import { onTestFinished } from 'vitest'
import { siteOrigin } from '#tests/support/checkout-request.ts'
import { startPreview } from '#infra/local/preview.ts'
import { readSite } from '#infra/local/site.ts'
import type { EditableTemplate, synthesisedFolder } from '#tests/infra/stack/synthesised-folder.ts'

/** The host under which the stack of a test is reached. */
export const siteHost = 'localhost:4173'

/** A running preview of a template until the test is over. */
export async function startedPreview(
  { folder, template }: ReturnType<typeof synthesisedFolder>,
  edit?: (template: EditableTemplate) => void,
) {
  const site = readSite(template(edit), folder, siteHost)
  const { port, lambdaPort, close } = await startPreview(site, 0, {
    parameters: { '/Site/stripe-secret-key': 'sk_test_1' },
    environment: { ALLOWED_ORIGINS: siteOrigin },
  })
  onTestFinished(async () => void (await close()))
  return { port, lambdaPort, url: `http://localhost:${port}` }
}
