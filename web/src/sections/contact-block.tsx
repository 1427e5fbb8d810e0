import { styled } from '@mui/material/styles'
import { LinkButton } from '#web/components/button.tsx'
import { Actions } from '#web/components/stack.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { Closing } from './closing.tsx'

const Button = styled(Actions)(({ theme }) => ({ marginTop: theme.spacing(3) }))

const Address = styled('address')({
  fontStyle: 'normal',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
})

type ContactBlockProps = {
  readonly heading: string
  readonly text: string
  readonly cta: { readonly text: string; readonly to: string }
}

/** The end of a page: an invitation beside where to find us. */
export function ContactBlock({ heading, text, cta }: ContactBlockProps) {
  const address = (
    <Address>
      {company.address.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>
        <a href={company.phone.href}>{company.phone.shown}</a>
      </div>
      <div>
        <a href={company.email.href}>{company.email.shown}</a>
      </div>
      <div>{businessHours.days}</div>
      <div>{businessHours.time}</div>
    </Address>
  )
  return (
    <Closing heading={heading} text={text} beside={address}>
      <Button>
        <LinkButton to={cta.to}>{cta.text}</LinkButton>
      </Button>
    </Closing>
  )
}
