/**
 * Watches the page's video from outside the player: when it came, when its first frame was painted, how often and how
 * long it waited. Runs in the page before anything else.
 */
export function installProbe() {
  const probe = {
    clickedAt: 0,
    attachedAt: 0,
    firstFrameAt: 0,
    stalls: 0,
    decoderPauses: 0,
    longestGapMs: 0,
    frames: 0,
    isCounting: false,
  }
  window.probe = probe
  const bufferedAhead = ({ buffered, currentTime }) =>
    Math.max(
      0,
      ...Array.from({ length: buffered.length }, (_, at) =>
        buffered.start(at) <= currentTime + 0.1 ? buffered.end(at) - currentTime : 0,
      ),
    )
  let known
  const follow = (video) => {
    known = video
    Object.assign(probe, { attachedAt: performance.now(), firstFrameAt: 0 })
    let last
    const onFrame = (now) => {
      probe.frames += 1
      probe.firstFrameAt ||= performance.now()
      if (probe.isCounting && last !== undefined) probe.longestGapMs = Math.max(probe.longestGapMs, now - last)
      last = probe.isCounting ? now : undefined
      video.requestVideoFrameCallback(onFrame)
    }
    video.requestVideoFrameCallback(onFrame)
    // Who waits waits once, however often the player begins anew meanwhile.
    let isWaiting = false
    video.addEventListener('playing', () => (isWaiting = false))
    video.addEventListener('waiting', () => {
      if (!probe.isCounting || video.seeking || isWaiting) return
      isWaiting = true
      // With data in the buffer it was the decoder that was late: the machine, not the player.
      if (bufferedAhead(video) > 0.3) probe.decoderPauses += 1
      else probe.stalls += 1
    })
  }
  new MutationObserver(() => {
    const video = document.querySelector('video')
    if (video && video !== known) follow(video)
  }).observe(document, { childList: true, subtree: true })
  addEventListener('click', () => (probe.clickedAt = performance.now()), true)
}

/** Begins to count in a page. */
export const startCounting = (page) =>
  page.evaluate(() => Object.assign(window.probe, { isCounting: true, stalls: 0, decoderPauses: 0, longestGapMs: 0 }))

/** What was counted. */
export const readProbe = (page) => page.evaluate(() => ({ ...window.probe, at: performance.now() }))

/** Waits until the picture moves, and gives how long that took; undefined after `limitMs`. */
export async function untilMoving(page, limitMs) {
  const began = Date.now()
  while (Date.now() - began < limitMs) {
    const [before, after] = await page.evaluate(async () => {
      const video = document.querySelector('video')
      const first = video?.currentTime
      await new Promise((resolve) => setTimeout(resolve, 100))
      return [first, document.querySelector('video')?.currentTime]
    })
    if (after > before) return Date.now() - began
  }
  return undefined
}
