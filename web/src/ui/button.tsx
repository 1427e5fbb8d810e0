import { Link, type LinkProps } from 'react-router-dom'
import { Actions } from './container.tsx'
import styles from './button.module.css'

/** The visual weight of a button: the primary action, an equal alternative, or a secondary one. */
type ButtonVariant = 'primary' | 'ink' | 'quiet'

type ButtonProps = Omit<React.ComponentProps<'button'>, 'ref' | 'className'> & {
  readonly variant?: ButtonVariant
}

export function Button({ variant = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button className={styles.button} data-variant={variant} type={type} {...rest} />
}

type LinkButtonProps = Omit<LinkProps, 'className'> & { readonly variant?: ButtonVariant }

/** A link that looks like a button. It works without scripts. */
export function LinkButton({ variant = 'primary', ...rest }: LinkButtonProps) {
  return <Link className={styles.button} data-variant={variant} {...rest} />
}

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
