import { LinkButton } from './button.tsx'
import { Actions } from './container.tsx'

/** A link by its text: to a path of this site, another site's URL, or a mailto. */
export type TextLink = { readonly text: string; readonly to: string; readonly state?: object }

type LinkButtonsProps = {
  /** The first is the primary action. */
  readonly links: readonly TextLink[]
  /** Where the page's primary action is another one. */
  readonly isQuiet?: boolean
}

export function LinkButtons({ links, isQuiet = false }: LinkButtonsProps) {
  return (
    <Actions>
      {links.map(({ text, to, state }, index) => (
        <LinkButton
          key={to}
          to={to}
          state={state}
          variant={index === 0 && !isQuiet ? 'primary' : 'quiet'}
        >
          {text}
        </LinkButton>
      ))}
    </Actions>
  )
}
