// One adapter per engine: `emit` gives it comments as they happen, `boxes` says where comments are on the screen now.
import { runBarrage } from '../../../remote-live/src/features/barrage/barrage-run'
import { crossingMs, fontPx, laneHeight } from './scale.js'

const shadow = '1px 1px 2px #000'
const rectOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left, top, width, height]
}

async function none() {
  return { emit: () => undefined, boxes: () => [] }
}

async function ours({ frame, box }) {
  // What is measured is the engine: everything that fits is shown, as the others do.
  const rules = {
    areaShare: 1,
    fontPx,
    laneHeight,
    crossingMs,
    perSecond: Number.POSITIVE_INFINITY,
    mergesEqual: false,
    showsFixed: true,
    showsColors: true,
    isBlocked: () => false,
  }
  const { engine } = await runBarrage(frame, box, rules, () => false)
  return {
    emit: (comments) => {
      for (const comment of comments) engine.push(comment)
    },
    boxes: () =>
      engine.onStage.map(({ flying }) => [engine.leftOf(flying), flying.y, flying.width, flying.look.height]),
    counts: () => engine.counts,
  }
}

/** Lives on the page's clock: a comment starts at the video's present second. */
async function danmuJs({ box, video }) {
  const { DanmuJs } = await import('danmu.js').then((module) => ({
    DanmuJs: module.default?.default ?? module.default ?? module.DanmuJs,
  }))
  let id = 0
  const danmu = new DanmuJs({
    container: box,
    player: video,
    live: true,
    comments: [],
    channelSize: laneHeight,
    area: { start: 0, end: 1 },
    mouseControl: false,
    needResizeObserver: false,
    chaseEffect: false,
    dropStaleComments: false,
  })
  const style = { fontSize: `${fontPx}px`, lineHeight: `${laneHeight}px`, textShadow: shadow }
  return {
    emit: (comments) =>
      danmu.updateComments(
        comments.map(({ text, color }) => ({
          id: `c${id++}`,
          duration: crossingMs,
          txt: text,
          mode: 'scroll',
          start: Math.floor(video.currentTime * 1_000),
          style: { ...style, color },
        })),
        false,
      ),
    boxes: () =>
      [...box.querySelectorAll('*')]
        .filter((element) => element.parentElement === box || element.dataset.lineIndex !== undefined)
        .map(rectOf),
  }
}

const danmaku =
  (engine) =>
  async ({ box, width }) => {
    const { default: Danmaku } = await import('danmaku')
    const danmakus = new Danmaku({ container: box, engine, speed: width / (crossingMs / 1_000) })
    const font = `600 ${fontPx}px sans-serif`
    const styleOf = (color) =>
      engine === 'dom'
        ? { font, color, textShadow: shadow, lineHeight: `${laneHeight}px` }
        : { font, fillStyle: color, strokeStyle: '#000', lineWidth: 2, lineHeight: laneHeight / fontPx }
    return {
      emit: (comments) => {
        for (const { text, color } of comments) danmakus.emit({ text, mode: 'rtl', style: styleOf(color) })
      },
      boxes: () => danmakus._.runningList.map((one) => [one.x ?? 0, one.y, one.width, one.height]),
    }
  }

/** Comes with its player. */
async function artplayer({ frame, width, height }) {
  const [{ default: Artplayer }, { default: plugin }] = await Promise.all([
    import('artplayer'),
    import('artplayer-plugin-danmuku'),
  ])
  frame.innerHTML = `<div id="art" style="width:${width}px;height:${height}px"></div>`
  const options = {
    danmuku: [],
    speed: crossingMs / 1_000,
    fontSize: fontPx,
    antiOverlap: true,
    margin: [0, 0],
    opacity: 1,
    emitter: false,
    heatmap: false,
    maxLength: 1_000,
  }
  const art = new Artplayer({
    container: '#art',
    url: '/video.mp4',
    muted: true,
    autoplay: true,
    loop: true,
    plugins: [plugin(options)],
  })
  await new Promise((resolve) => art.on('ready', resolve))
  await art.play()
  return {
    emit: (comments) => {
      for (const { text, color } of comments)
        art.plugins.artplayerPluginDanmuku.emit({
          text,
          color,
          mode: 0,
          time: art.currentTime + 0.05,
          style: { textShadow: shadow },
        })
    },
    boxes: () => [...art.template.$danmuku.children].filter((element) => element.dataset.state === 'emit').map(rectOf),
    stopVideo: () => art.pause(),
  }
}

export const engines = {
  none,
  ours,
  'danmu.js': danmuJs,
  danmaku: danmaku('dom'),
  'danmaku canvas': danmaku('canvas'),
  artplayer,
}
