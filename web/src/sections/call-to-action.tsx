import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { LinkButton } from '#web/components/button.tsx'
import { Container } from '#web/components/container.tsx'
import { Actions } from '#web/components/stack.tsx'

const Root = styled('section')(({ theme }) => ({
  paddingTop: theme.spacing(9),
  '& > div > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(3, 6),
    alignItems: 'center',
    padding: theme.spacing(7),
    background: theme.vars.palette.background.tint,
    borderRadius: 20,
    '@media (max-width: 959.95px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: theme.spacing(4, 3),
    },
  },
  // Below each other: two long labels would leave the text no room.
  '& > div > div > :last-child': { flexDirection: 'column' },
  '& p': {
    maxWidth: '58ch',
    marginTop: theme.spacing(1.5),
    fontSize: '1.125rem',
    color: theme.vars.palette.text.secondary,
  },
}))

type CallToActionProps = {
  readonly heading: string
  readonly text: string
  /** The first is the thing to do next. */
  readonly actions: readonly { readonly text: string; readonly to: string }[]
}

/** The end of a page: what to do next. */
export function CallToAction({ heading, text, actions }: CallToActionProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Container>
        <div>
          <div>
            <h2 id={id}>{heading}</h2>
            <p>{text}</p>
          </div>
          <Actions>
            {actions.map((action, index) => (
              <LinkButton key={action.to} to={action.to} look={index === 0 ? 'primary' : 'quiet'}>
                {action.text}
              </LinkButton>
            ))}
          </Actions>
        </div>
      </Container>
    </Root>
  )
}
