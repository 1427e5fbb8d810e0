import { holidays, restDays } from '#shared/locale.ts'

/** Built: other pages promise no day. */
export const calendar = { restDays, holidays }
