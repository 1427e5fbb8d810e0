import { styled } from '@mui/material/styles'

/** What a section stands on; a long page changes it to have a shape. */
export type Tone = 'paper' | 'tint' | 'ink'

/** A section and its room above and below. Two on paper share the room between them. */
export const Ground = styled('section')<{ readonly 'data-tone': Tone }>(({ theme }) => {
  const { background, text } = theme.vars.palette
  return {
    paddingBlock: theme.spacing(11),
    '@media (max-width: 767.95px)': { paddingBlock: theme.spacing(7) },
    '&[data-tone=tint]': { background: background.tint },
    '&[data-tone=ink]': {
      background: background.ink,
      color: text.onInk,
      '--focus': text.onInk,
    },
    '[data-tone=paper] + &[data-tone=paper]': { paddingTop: 0 },
  }
})
