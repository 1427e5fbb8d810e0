import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

/** The visual weight of a button: the primary action, an equal alternative, or a secondary one. */
type Look = 'primary' | 'ink' | 'quiet'

const isOwnProp = (prop: string) => prop !== 'look'

// MUI's Button weighs 10 kB more on every page, for a ripple, a spinner and looks that this site doesn't have.
const Base = styled('button', { shouldForwardProp: isOwnProp })<{ look: Look }>(({
  theme,
  look,
}) => {
  const { primary, secondary, text, background } = theme.vars.palette
  const looks = {
    primary: { background: primary.main, color: primary.contrastText, hover: primary.dark },
    ink: { background: secondary.main, color: secondary.contrastText, hover: secondary.light },
    quiet: { background: 'transparent', color: text.primary, hover: background.tint },
  }
  const { hover, ...rest } = looks[look]
  return {
    ...rest,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1),
    minHeight: 48,
    padding: '10px 22px',
    border: `1px solid ${look === 'quiet' ? text.secondary : 'transparent'}`,
    borderRadius: theme.shape.control,
    fontSize: theme.typography.size.text,
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 150ms, transform 150ms',
    '&:hover': { background: hover },
    '&:active': { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled=true]': {
      background: background.tint,
      color: text.secondary,
      borderColor: theme.vars.palette.divider,
      cursor: 'default',
      transform: 'none',
    },
  }
})

type ButtonProps = Omit<React.ComponentProps<'button'>, 'ref'> & { readonly look?: Look }

/** A button. */
export function Button({ look = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <Base look={look} type={type} {...rest} />
}

type LinkButtonProps = {
  readonly to: string
  readonly look?: Look
  /** The router's state for the target page. */
  readonly state?: unknown
  readonly onClick?: () => void
  readonly children: React.ReactNode
}

const LinkBase = Base.withComponent(Link)

/** A link that looks like a button. Works without scripts. */
export function LinkButton({ look = 'primary', ...rest }: LinkButtonProps) {
  return <LinkBase look={look} {...rest} />
}
