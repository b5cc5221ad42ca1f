/** Runs in the page before anything else: writes down what Chromium says of its paints and shifts. */
export function observe() {
  const vitals = { shifts: [], lcpMs: 0, fcpMs: 0 }
  globalThis.vitals = vitals
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  const nameOf = (node) => {
    const { nodeName, id, classList, parentElement } = node instanceof Element ? node : (node?.parentElement ?? {})
    return nodeName
      ? `${parentElement?.nodeName ?? ''} > ${nodeName}${id ? `#${id}` : ''}.${classList[0] ?? ''}`
      : 'a node that is gone'
  }
  watch('layout-shift', ({ value, startTime, hadRecentInput, sources }) => {
    if (!hadRecentInput) vitals.shifts.push({ value, at: startTime, of: sources.map(({ node }) => nameOf(node)) })
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcpMs = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcpMs = startTime
  })
}

const sum = (shifts) => shifts.reduce((all, { value }) => all + value, 0)

/** The worst burst of shifts, as CLS is defined: less than a second between two, at most five seconds in all. */
export function worstBurst(shifts) {
  const bursts = []
  for (const shift of shifts) {
    const burst = bursts.at(-1)
    if (burst && shift.at - burst.at(-1).at < 1_000 && shift.at - burst[0].at < 5_000) burst.push(shift)
    else bursts.push([shift])
  }
  const [worst = []] = bursts.sort((a, b) => sum(b) - sum(a))
  return { cls: sum(worst), shifts: worst }
}
