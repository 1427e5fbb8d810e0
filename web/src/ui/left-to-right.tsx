import { direction } from '#shared/locale.ts'

/** A telephone number, an address or a code, which every language writes from left to right. */
export function LeftToRight({ children }: { readonly children: string }) {
  return direction === 'ltr' ? children : <bdi dir="ltr">{children}</bdi>
}
