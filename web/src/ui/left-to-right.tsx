import { direction } from '#shared/locale.ts'

/** A telephone number, an address or a code: every language writes it from left to right, and no translator changes it. */
export function LeftToRight({ children }: { readonly children: string }) {
  return (
    <bdi dir={direction === 'ltr' ? undefined : 'ltr'} translate="no">
      {children}
    </bdi>
  )
}

type ContactLinkProps = { readonly href: string; readonly shown: string }

/** A link by its telephone number or address. */
export function ContactLink({ href, shown }: ContactLinkProps) {
  return (
    <a href={href}>
      <LeftToRight>{shown}</LeftToRight>
    </a>
  )
}
