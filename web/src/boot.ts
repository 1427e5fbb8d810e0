import { recordEarlyClicks } from '#web/lib/early-clicks.ts'
import { preloadFirstView } from './app/first-view-scripts.ts'

function start(): void {
  preloadFirstView()
  void import('./entry-client.tsx')
}

// The application loads after the first paint, which it would delay on a slow phone. A hidden tab never paints.
recordEarlyClicks()
if (document.visibilityState === 'hidden') start()
else requestAnimationFrame(() => setTimeout(start))
