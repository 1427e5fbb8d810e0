// These functions run in the page. Times are ms since the start of navigation unless stated otherwise.

/** The browser's measurements of the page so far. */
export function readTimings() {
  const [paints = [], largest = [], longTasks = []] = [
    'paint',
    'largest-contentful-paint',
    'longtask',
  ].map((type) => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type, buffered: true })
    return observer.takeRecords()
  })
  const firstPaint = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN
  const loadEvent = performance.getEntriesByType('navigation')[0]?.duration ?? NaN
  // What comes after it is prefetched for other pages.
  const early = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ startTime }) => startTime < loadEvent)
  const tasks = longTasks.map((task) => ({
    start: task.startTime,
    end: task.startTime + task.duration,
  }))
  return {
    firstPaint,
    largestPaint: largest.at(-1)?.startTime ?? NaN,
    // The part of a task beyond 50 ms is blocking time: https://web.dev/articles/tbt
    totalBlockingTime: tasks
      .map(({ start, end }) => Math.max(0, end - Math.max(start, firstPaint) - 50))
      .reduce((sum, each) => sum + each, 0),
    // The entries don't include the document.
    earlyRequests: 1 + early.length,
    earlyScriptBytes: early
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    lastTaskEnd: Math.max(0, ...tasks.map(({ end }) => end)),
    now: performance.now(),
  }
}

/** Logs the menu button's position as soon as it is painted, and then the time at which the menu's links are. */
export function watchMenu() {
  const whenShown = (selector: string, then: (element: Element) => void) => {
    const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
    if (found) then(found)
    else requestAnimationFrame(() => whenShown(selector, then))
  }
  const watch = () =>
    whenShown('header button, header summary', (button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      console.debug(`button ${left + width / 2} ${top + height / 2}`)
      // A task queued in a frame's callback runs after its paint.
      whenShown('header nav a', () => setTimeout(() => console.debug(`menu ${performance.now()}`)))
    })
  new PerformanceObserver(watch).observe({ type: 'largest-contentful-paint' })
}

/** Logs, in ms since the Unix epoch, each click and each paint of a new heading. */
export function watchHeading() {
  const { timeOrigin } = performance
  const log = (what: string, time: number) =>
    console.debug(`${what} ${timeOrigin + time} ${location.pathname}`)
  addEventListener('click', ({ timeStamp }) => log('press', timeStamp), { capture: true })
  let heading: string | undefined
  new MutationObserver(() => {
    const text = document.querySelector('h1')?.textContent
    if (text === heading) return
    heading = text
    requestAnimationFrame(() => setTimeout(() => log('heading', performance.now())))
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
