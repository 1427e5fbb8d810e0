import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Container } from '#web/ui/container.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { pricing } from '#web/content/pricing-copy.ts'
import styles from './plan-notes.module.css'

/** The plans, followed by notes that apply to all of them. */
export function PlanNotes({ children }: { readonly children: ReactNode }) {
  const id = useId()
  const { heading, notes, emergencyNote } = pricing.plans
  return (
    <Container>
      <section aria-labelledby={id}>
        <h2 id={id}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        {children}
        <div className={styles.notes}>
          {notes.map(({ before, link }) => (
            <p key={link.to}>
              {before} <Link to={link.to}>{link.text}</Link>.
            </p>
          ))}
          <p>{emergencyNote}</p>
        </div>
      </section>
    </Container>
  )
}
