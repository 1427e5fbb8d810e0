import { styled } from '@mui/material/styles'
import { LinkButton } from '#web/components/button.tsx'
import { Actions } from '#web/components/stack.tsx'
import { Closing } from './closing.tsx'

// Below each other: two long labels would leave the text no room.
const Column = styled(Actions)({
  flexDirection: 'column',
  '@media (min-width: 480px)': { justifySelf: 'start' },
})

type CallToActionProps = {
  readonly heading: string
  readonly text: string
  /** The first is the thing to do next. */
  readonly actions: readonly { readonly text: string; readonly to: string }[]
}

/** The end of a page: what to do next. */
export function CallToAction({ heading, text, actions }: CallToActionProps) {
  const buttons = actions.map((action, index) => (
    <LinkButton key={action.to} to={action.to} look={index === 0 ? 'primary' : 'quiet'}>
      {action.text}
    </LinkButton>
  ))
  return <Closing heading={heading} text={text} beside={<Column>{buttons}</Column>} />
}
