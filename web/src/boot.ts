import { recordEarlyClicks } from '#web/lib/early-clicks.ts'

// On a slow phone, loading the application would delay the first paint, so it starts after it. A hidden tab never paints.
recordEarlyClicks()
if (document.visibilityState === 'hidden') void import('./entry-client.tsx')
else requestAnimationFrame(() => setTimeout(() => void import('./entry-client.tsx')))
