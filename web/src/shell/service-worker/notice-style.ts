import { rootId, savedNoticeId } from '#web/ui/document/protocol.ts'

/** The path of the notice's style sheet. The worker serves it, so that no page has to include it. */
export const noticeStylePath = '/saved-notice.css'

/** The notice takes the space that the page leaves for the fixed header, so that a reload keeps the scroll position. */
export const noticeStyle = `
#${savedNoticeId} {
  position: sticky;
  top: 0;
  z-index: 1;
  padding: calc(var(--header-height) + var(--spacing)) var(--page-margin) var(--spacing);
  background: var(--palette-background-tint);
  border-bottom: 1px solid var(--palette-divider);
}
#${savedNoticeId} ~ #${rootId} {
  margin-top: calc(-1 * var(--header-height));
}
#${savedNoticeId} form {
  display: inline;
}
#${savedNoticeId} button {
  padding: 0;
  background: none;
  border: 0;
  text-decoration: underline;
  cursor: pointer;
}
@media print {
  #${savedNoticeId} {
    display: none;
  }
}
`
