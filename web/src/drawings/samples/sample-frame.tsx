import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import type { TextLink } from '#web/ui/button.tsx'
import styles from './sample-frame.module.css'

type SampleFrameProps = {
  readonly heading: string
  readonly text: string
  readonly link?: TextLink
  /** A sheet as wide as the page, with the words above it instead of beside it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A sample of the company's work, with what it is and who reads it. */
export function SampleFrame({ heading, text, link, isWide = false, children }: SampleFrameProps) {
  return (
    <Container className={clsx(styles.frame, isWide && styles.wide)}>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
        {link && (
          <Link to={link.to} data-tall="">
            {link.text}
          </Link>
        )}
      </div>
      {children}
    </Container>
  )
}
