import { recordEarlyPresses } from '#web/lib/early-presses.ts'

// On a slow telephone the first paint must not wait for the application, so the application waits for the first paint.
// A hidden tab paints nothing and would wait for ever.
recordEarlyPresses()
if (document.visibilityState === 'hidden') void import('./entry-client.tsx')
else requestAnimationFrame(() => setTimeout(() => void import('./entry-client.tsx')))
