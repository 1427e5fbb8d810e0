import { styled } from '@mui/material/styles'
import { Container } from '#web/components/container.tsx'
import { LinkButtons, type PageLink } from '#web/components/link-buttons.tsx'
import { HeroIllustration } from './hero-illustration.tsx'

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingTop: `calc(var(--header-height) + ${theme.spacing(9)})`,
  paddingBottom: 260,
  '@media (max-width: 1279.95px)': { paddingBottom: 'max(270px, 38vw)' },
  '@media (max-width: 767.95px)': {
    paddingTop: `calc(var(--header-height) + ${theme.spacing(4)})`,
  },
}))

const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: 700,
  '& p': {
    maxWidth: 560,
    marginBlock: theme.spacing(3, 4.5),
    fontSize: theme.typography.size.large,
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
  },
  '@media (max-width: 767.95px)': { '& p': { fontSize: theme.typography.size.lead } },
}))

type HeroProps = {
  readonly heading: string
  readonly lead: string
  readonly links: readonly PageLink[]
}

/** The top of the home page. */
export function Hero({ heading, lead, links }: HeroProps) {
  return (
    <Root>
      <HeroIllustration />
      <Container>
        <Words>
          <h1 tabIndex={-1}>{heading}</h1>
          <p>{lead}</p>
          <LinkButtons links={links} />
        </Words>
      </Container>
    </Root>
  )
}
