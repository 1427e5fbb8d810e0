import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import type { IconName } from '#web/content/icon-paths.ts'

const Root = styled('div')(({ theme }) => ({
  '& > p': {
    marginTop: theme.spacing(2),
    paddingLeft: theme.spacing(2),
    borderLeft: `3px solid ${theme.vars.palette.success.main}`,
  },
  '& h2': { fontSize: theme.typography.size.title },
  '& address': { fontStyle: 'normal' },
}))

const List = styled('dl')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 1fr)',
    padding: theme.spacing(1.75, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '@media (max-width: 479.95px)': { gridTemplateColumns: '132px minmax(0, 1fr)' },
    '@media (max-width: 359.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': {
    display: 'flex',
    gap: theme.spacing(1.25),
    fontSize: theme.typography.size.small,
    lineHeight: 1.8,
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { fontWeight: 500 },
  '& dd a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, marginBlock: -8 },
  '& small': {
    display: 'block',
    marginTop: 4,
    fontSize: theme.typography.size.small,
    fontWeight: 400,
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
  },
}))

const words = contact.details

/** How to reach the company without the form, with office hours and response time. */
export function ContactDetails() {
  return (
    <Root>
      <h2>{words.heading}</h2>
      <p>{contact.promise}</p>
      <List>
        <Row term={words.email} drawing="email">
          <a href={company.email.href}>{company.email.shown}</a>
        </Row>
        <Row term={words.phone} drawing="phone">
          <a href={company.phone.href}>{company.phone.shown}</a>
        </Row>
        <Row term={words.whatsApp} drawing="support">
          <a href={company.whatsApp.href}>{company.whatsApp.shown}</a>
        </Row>
        <Row term={words.address} drawing="location">
          <address>
            {company.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </Row>
        <Row term={words.hours} drawing="clock">
          <div>{businessHours.days}</div>
          <div>{businessHours.time}</div>
          <small>{words.emergency}</small>
        </Row>
      </List>
    </Root>
  )
}

type RowProps = {
  readonly term: string
  readonly drawing: IconName
  readonly children: ReactNode
}

function Row({ term, drawing, children }: RowProps) {
  return (
    <div>
      <dt>
        <Icon name={drawing} size={22} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
