import type { QuoteLine } from '#shared/pricing.ts'

/** What distinguishes a package from another: the only source of what is said after a change of all choices. */
export type PackageChange = {
  readonly added: readonly QuoteLine[]
  readonly removed: readonly QuoteLine[]
  /** Lines of both with another quantity or unit price. */
  readonly changed: readonly { readonly before: QuoteLine; readonly after: QuoteLine }[]
}

/** Lines are the same offer if they have the same name: a custom service with another name is another service. */
export function changeBetween(
  before: readonly QuoteLine[],
  after: readonly QuoteLine[],
): PackageChange {
  return {
    added: after.filter(({ name }) => !hasLine(before, name)),
    removed: before.filter(({ name }) => !hasLine(after, name)),
    changed: after.flatMap((line) =>
      before
        .filter(({ name }) => name === line.name)
        .filter((it) => it.quantity !== line.quantity || it.unitPrice !== line.unitPrice)
        .map((it) => ({ before: it, after: line })),
    ),
  }
}

const hasLine = (lines: readonly QuoteLine[], name: string) =>
  lines.some((line) => line.name === name)
