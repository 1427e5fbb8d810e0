/** Separate from the plans, because texts on every page mention them. */
export const planNames = {
  core: 'Core',
  professional: 'Professional',
  enterprise: 'Enterprise',
} as const
