/** The id of a heading, for links to it: "Orders & VAT" becomes "orders-vat". */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
