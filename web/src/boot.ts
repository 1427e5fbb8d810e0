import { recordEarlyClicks } from '#web/lib/early-clicks.ts'

// The application loads after the first paint, which it would delay on a slow phone. A hidden tab never paints.
recordEarlyClicks()
if (document.visibilityState === 'hidden') void import('./entry-client.tsx')
else requestAnimationFrame(() => setTimeout(() => void import('./entry-client.tsx')))
