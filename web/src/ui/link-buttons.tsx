import { LinkButton } from './button.tsx'
import { Actions } from './stack.tsx'

/** A link to a page of the site. */
export type PageLink = { readonly text: string; readonly to: string }

type LinkButtonsProps = {
  /** The first is the primary action. */
  readonly links: readonly PageLink[]
}

/** Links that look like buttons. */
export function LinkButtons({ links }: LinkButtonsProps) {
  return (
    <Actions>
      {links.map(({ text, to }, index) => (
        <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'quiet'}>
          {text}
        </LinkButton>
      ))}
    </Actions>
  )
}
