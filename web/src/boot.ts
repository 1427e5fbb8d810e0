import { recordEarlyClicks } from '#web/lib/early-clicks.ts'
import { preloadFirstView } from './app/first-view-scripts.ts'

function start(): void {
  preloadFirstView()
  void import('./entry-client.tsx')
}

// On a slow phone, loading the application would delay the first paint, so it starts after it. A hidden tab never paints.
recordEarlyClicks()
if (document.visibilityState === 'hidden') start()
else requestAnimationFrame(() => setTimeout(start))
