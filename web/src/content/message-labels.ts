import { messenger } from '#web/content/company.ts'
import { layoutCopy } from './layout.ts'

/** The labels for sending a prepared message, and what copying it says. */
export const readyMessage = {
  email: 'Send by Email',
  messenger: `Send by ${messenger?.name ?? ''}`,
  newTab: layoutCopy.newTab,
  copy: 'Copy Message',
  copied: 'Copied. Paste it where you want to send it.',
  copyFailed: 'Your browser did not allow copying. Select the text and copy it by hand.',
} as const
