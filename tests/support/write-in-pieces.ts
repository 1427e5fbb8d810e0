/** Runs in a page: writes it anew in pieces, as it arrives on a slow network, and returns the sum of the layout shifts. */
export async function writeInPieces(): Promise<number> {
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
  })
  const page = await (await fetch(location.href)).text()
  let written = page.indexOf('<main')
  document.open()
  document.write(page.slice(0, written))
  observer.observe({ type: 'layout-shift' })
  for (; written < page.length; written += 1_000) {
    document.write(page.slice(written, written + 1_000))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
  document.close()
  return sum
}
