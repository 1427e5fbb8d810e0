import { checkoutErrorSchema } from '#shared/checkout-contract.ts'
import { difference } from './check.ts'
import { jsonOf } from './json.ts'

/** Finds what is wrong with the body of a call that has to be refused with this code. */
export function refusedWith(code: string): (body: string) => readonly string[] {
  return (body) =>
    difference('code', code, checkoutErrorSchema.safeParse(jsonOf(body)).data?.error.code)
}
