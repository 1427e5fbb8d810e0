import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Container } from '#web/components/container.tsx'
import { VisuallyHidden } from '#web/components/visually-hidden.tsx'
import { pricing } from '#web/content/pricing.ts'

const Notes = styled('div')(({ theme }) => ({
  marginBlock: theme.spacing(4, 9),
  '& p + p': { marginTop: theme.spacing(0.5) },
  '& p': { maxWidth: '75ch', color: theme.vars.palette.text.secondary },
}))

/** The plans, followed by notes that apply to all of them. */
export function PlanNotes({ children }: { readonly children: ReactNode }) {
  const id = useId()
  const { heading, terms, vatNote, emergencyNote } = pricing.plans
  return (
    <Container>
      <section aria-labelledby={id}>
        <VisuallyHidden as="h2" id={id}>
          {heading}
        </VisuallyHidden>
        {children}
        <Notes>
          <p>
            {terms.before} <Link to={terms.link.to}>{terms.link.text}</Link>
            {terms.after}
          </p>
          <p>{vatNote}</p>
          <p>{emergencyNote}</p>
        </Notes>
      </section>
    </Container>
  )
}
