import { LinkButtons } from '#web/ui/button.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import { Stack } from '#web/ui/container.tsx'
import { offlineCopy } from '#web/content/offline.ts'
import { siteMap } from '#web/content/site-map.ts'
import { standInId } from '#web/ui/document/protocol.ts'
import { DirectContact, OfficeDetails } from '#web/site/contact-details.tsx'

const links = siteMap
  .filter(({ alwaysSaved }) => alwaysSaved)
  .map(({ path, title }) => ({ to: path, text: title }))

// Whatever the address, because this document stands in for many. The link needs no script.
const sameAddress = ''

/** The service worker's answer in place of a page that is neither saved nor reachable (rule 16.4). */
export function Component() {
  return (
    <div id={standInId}>
      <PageIntro heading={offlineCopy.heading} lead={offlineCopy.lead}>
        <a href={sameAddress} data-tall>
          {offlineCopy.loadAgain}
        </a>
      </PageIntro>
      <Stack>
        <LinkButtons links={links} />
        <DirectContact />
        <OfficeDetails />
      </Stack>
    </div>
  )
}
