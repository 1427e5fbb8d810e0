import type { Notice } from '#web/ui/browser/notifications.ts'

/** Rule 6.2. Apart from the others, so that the contact page doesn't load what only a quote needs. */
export const contactFieldsMissing: Notice = {
  title: 'Missing fields',
  description: 'Please fill in all required fields.',
  isDestructive: true,
}
