import { styled } from '@mui/material/styles'
import { LinkButtons, type PageLink } from '#web/components/link-buttons.tsx'
import { ClosingPanel } from './closing-panel.tsx'

// Stacked: side by side, two long labels would squeeze the text.
const Column = styled(LinkButtons)({
  flexDirection: 'column',
  '@media (min-width: 480px)': { justifySelf: 'start' },
})

type CallToActionProps = {
  readonly heading: string
  readonly text: string
  readonly links: readonly PageLink[]
}

/** Ends a page with what to do next. */
export function CallToAction({ heading, text, links }: CallToActionProps) {
  return <ClosingPanel heading={heading} text={text} beside={<Column links={links} />} />
}
