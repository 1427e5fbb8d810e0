import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { LinkButton } from '#web/components/button.tsx'
import { Container } from '#web/components/container.tsx'
import { businessHoursLine } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'

const Root = styled('section')(({ theme }) => ({
  '& > div > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(4, 8),
    padding: theme.spacing(7),
    background: theme.vars.palette.background.tint,
    borderRadius: 20,
    '@media (max-width: 959.95px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: theme.spacing(4, 3),
    },
  },
  '& p': { maxWidth: '48ch', marginBlock: theme.spacing(1.5, 3), fontSize: '1.125rem' },
  '& address': { fontStyle: 'normal' },
  '& address a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}))

type ContactBlockProps = {
  readonly heading: string
  readonly text: string
  readonly cta: { readonly text: string; readonly to: string }
}

/** An invitation beside where to find us. */
export function ContactBlock({ heading, text, cta }: ContactBlockProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Container>
        <div>
          <div>
            <h2 id={id}>{heading}</h2>
            <p>{text}</p>
            <LinkButton to={cta.to}>{cta.text}</LinkButton>
          </div>
          <address>
            {company.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
            <div>
              <a href={company.phone.href}>{company.phone.shown}</a>
            </div>
            <div>
              <a href={company.email.href}>{company.email.shown}</a>
            </div>
            <div>{businessHoursLine}</div>
          </address>
        </div>
      </Container>
    </Root>
  )
}
