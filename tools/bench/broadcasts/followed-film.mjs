import { setTimeout as wait } from 'node:timers/promises'

/** What a playlist lists: numbers of its segments with their lengths, and how often the film breaks off. */
function read(text) {
  const first = Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1] ?? 0)
  const lengths = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))
  return { first, lengths, breaks: (text.match(/#EXT-X-DISCONTINUITY\n/g) ?? []).length }
}

/** Follows a live playlist as a player does, each second, until `stop`. */
export function followFilm(address) {
  const state = { last: undefined, seconds: 0, missing: 0, breaks: 0, failures: 0, newestAt: 0 }
  let isOver = false
  async function look() {
    const reply = await fetch(address).catch(() => undefined)
    if (!reply?.ok) {
      state.failures += 1
      return
    }
    const { first, lengths, breaks } = read(await reply.text())
    state.breaks = Math.max(state.breaks, breaks)
    for (const [at, seconds] of lengths.entries()) {
      const number = first + at
      if (state.last === undefined) state.last = number - 1
      if (number <= state.last) continue
      state.missing += number - state.last - 1
      state.last = number
      state.seconds += seconds
      state.newestAt = performance.now()
    }
  }
  const done = (async () => {
    for (; !isOver; await wait(1_000)) await look()
  })()
  return {
    state,
    async stop() {
      isOver = true
      await done
    },
  }
}
