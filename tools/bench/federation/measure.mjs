const isCode = (url) => /\.(js|css)$/.test(new URL(url).pathname)

/** Longest chain of requests of which each began after the one before it had ended. */
export function depthOf(requests) {
  const sorted = [...requests].sort((a, b) => a.start - b.start)
  const depth = new Map()
  for (const request of sorted) {
    const before = sorted.filter((other) => other.end <= request.start).map((other) => depth.get(other) ?? 0)
    depth.set(request, 1 + Math.max(0, ...before))
  }
  return Math.max(0, ...depth.values())
}

/** Notes when the route's remote has something on the page. Runs in the page before anything else. */
function noteReady(selector) {
  const look = () => {
    if (window.routeReadyMs === undefined && document.querySelector(selector)) window.routeReadyMs = performance.now()
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

/** One cold visit of a route in a fresh browser context, throttled over the DevTools protocol. */
export async function visit(browser, address, selector, { latencyMs, megabits, cpuRate }) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const requests = new Map()
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) =>
      requests.set(requestId, { url: request.url, start: timestamp, type }),
    )
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      Object.assign(requests.get(requestId) ?? {}, { end: timestamp, bytes: encodedDataLength }),
    )
    await session.send('Network.enable')
    const speed = (megabits * 1e6) / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: speed,
      uploadThroughput: speed / 2,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
    await page.addInitScript(noteReady, selector)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.routeReadyMs !== undefined, undefined, { timeout: 60_000 })
    const readyMs = await page.evaluate(() => window.routeReadyMs)
    // Of both clocks the beginning is that of the document. What ended later is what the page fetches once it stands.
    const readyAt = [...requests.values()][0].start + readyMs / 1_000
    const done = [...requests.values()].filter((one) => one.end <= readyAt)
    const code = done.filter((one) => one.type === 'Document' || isCode(one.url))
    return {
      readyMs,
      bytes: code.reduce((sum, one) => sum + one.bytes, 0),
      files: code.filter((one) => one.type !== 'Document').length,
      depth: depthOf(code),
      urls: code.map((one) => new URL(one.url).pathname),
    }
  } finally {
    await context.close()
  }
}
