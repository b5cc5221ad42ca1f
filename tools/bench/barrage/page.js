// Runs in the browser: starts one engine over the playing video, feeds it and watches its frames.
import { makeFeed } from './comments.js'
import { engines } from './engines.js'
import { height, width } from './scale.js'

const asked = new URLSearchParams(location.search)
const rate = Number(asked.get('rate'))
const [frame, video, box] = ['#frame', 'video', '#box'].map((selector) => document.querySelector(selector))
const next = makeFeed()
const frames = { count: 0, long: 0, gaps: [], last: 0, isOn: false }

function sample(at) {
  if (frames.isOn) {
    frames.count++
    if (frames.last) {
      const gap = at - frames.last
      frames.gaps.push(gap)
      if (gap > 50) frames.long++
    }
    frames.last = at
  }
  requestAnimationFrame(sample)
}

/** Twenty times a second as many comments as are due, like frames of a socket; after a stall the backlog is left out. */
function feed(engine) {
  const begin = performance.now()
  let given = 0
  return setInterval(() => {
    const due = Math.floor(((performance.now() - begin) * rate) / 1_000)
    const count = Math.min(due - given, Math.ceil(rate / 4))
    given = due
    if (count > 0) engine.emit(Array.from({ length: count }, next))
  }, 50)
}

/** Comments in sight and those that lie on another: same rule for every engine. */
function look(engine) {
  const seen = engine.boxes().filter(([x, , w]) => w > 2 && x < width - 2 && x + w > 2)
  const touches = ([x, y, w, h], [x2, y2, w2, h2]) =>
    Math.min(x + w, x2 + w2) - Math.max(x, x2) > 3 && Math.min(y + h, y2 + h2) - Math.max(y, y2) > 3
  const overlapping = seen
    .slice(0, 2_500)
    .filter((one, at) => seen.some((other, index) => index !== at && touches(one, other)))
  return { onScreen: seen.length, overlapping: overlapping.length }
}

const workerFrames = () =>
  new Promise((resolve) => {
    const worker = globalThis.benchWorker
    if (!worker) return resolve(undefined)
    worker.onmessage = ({ data }) => resolve(data.frames)
    worker.postMessage({ type: 'count' })
  })

const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

globalThis.bench = {
  async start() {
    await video.play()
    const engine = await engines[asked.get('engine')]({ frame, box, video, width, height })
    this.engine = engine
    requestAnimationFrame(sample)
    this.timer = feed(engine)
  },
  async begin() {
    this.drawn = await workerFrames()
    Object.assign(frames, { count: 0, long: 0, gaps: [], last: 0, isOn: true })
  },
  async finish() {
    frames.isOn = false
    const drawn = await workerFrames()
    const looks = [look(this.engine)]
    for (let more = 0; more < 2; more++) {
      await new Promise((resolve) => setTimeout(resolve, 250))
      looks.push(look(this.engine))
    }
    const { onScreen } = looks.sort((a, b) => a.onScreen - b.onScreen)[1]
    const { count, long, gaps } = frames
    return {
      frames: count,
      long,
      p95: percentile(gaps, 0.95),
      longest: Math.max(0, ...gaps),
      drawn: drawn === undefined ? undefined : drawn - this.drawn,
      onScreen,
      overlapping: Math.max(...looks.map((one) => one.overlapping)),
    }
  },
  /** Blocks the main thread; nothing but comments moves meanwhile. */
  async block(ms) {
    for (const one of document.querySelectorAll('video')) one.pause()
    this.engine.stopVideo?.()
    await new Promise((resolve) => setTimeout(resolve, 300))
    performance.mark('block-begin')
    const end = performance.now() + ms
    while (performance.now() < end);
    performance.mark('block-end')
  },
}
