import { styled } from '@mui/material/styles'

/** The background of a section; alternating it structures a long page. */
export type Tone = 'paper' | 'tint' | 'ink'

/** The outer element of a section. Two in a row on paper share the padding between them. */
export const SectionRoot = styled('section')<{ readonly 'data-tone': Tone }>(({ theme }) => {
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
