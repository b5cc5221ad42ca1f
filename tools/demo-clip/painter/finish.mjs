import { takeLayer } from './layers.mjs'

/** Floodlights in a row along the roof. */
export function paintRoofLights(view, lights) {
  const { context, unit } = view
  context.globalCompositeOperation = 'lighter'
  for (let i = 0; i < lights.count; i++) {
    const x = lights.from + ((lights.to - lights.from) * i) / (lights.count - 1)
    const p = view.project([x, lights.y, lights.z])
    if (!p) continue
    const r = 64 * unit
    const glow = context.createRadialGradient(p[0], p[1], 0, p[0], p[1], r)
    glow.addColorStop(0, 'rgba(235,245,255,.95)')
    glow.addColorStop(0.08, 'rgba(220,235,255,.5)')
    glow.addColorStop(1, 'rgba(200,220,255,0)')
    context.fillStyle = glow
    context.fillRect(p[0] - r, p[1] - r, 2 * r, 2 * r)
  }
  context.globalCompositeOperation = 'source-over'
}

/** Light beams of a show: `beams` = { count, colors }. */
export function paintBeams(view, beams, random) {
  const { context, width, height, unit } = view
  context.globalCompositeOperation = 'lighter'
  context.filter = `blur(${6 * unit}px)`
  for (let i = 0; i < beams.count; i++) {
    const x = (width * (i + 0.5)) / beams.count + (random() - 0.5) * 60 * unit
    const spread = (70 + random() * 90) * unit
    const drift = (random() - 0.5) * width * 0.5
    const glow = context.createLinearGradient(x, 0, x + drift, height * 0.8)
    const color = beams.colors[i % beams.colors.length]
    glow.addColorStop(0, `${color}66`)
    glow.addColorStop(1, `${color}00`)
    context.fillStyle = glow
    context.beginPath()
    context.moveTo(x - 6 * unit, -10)
    context.lineTo(x + 6 * unit, -10)
    context.lineTo(x + drift + spread, height * 0.85)
    context.lineTo(x + drift - spread, height * 0.85)
    context.fill()
  }
  context.filter = 'none'
  context.globalCompositeOperation = 'source-over'
}

/** A pool of light on the field, bloom of the bright parts, vignette and colour grade. */
export function paintFinish(view, { bloom = 0.2, tint, vignette = 0.55 } = {}) {
  const { context, width, height, unit } = view
  const pool = context.createRadialGradient(
    width * 0.5,
    height * 0.62,
    height * 0.05,
    width * 0.5,
    height * 0.62,
    width * 0.62,
  )
  pool.addColorStop(0, 'rgba(255,255,235,.1)')
  pool.addColorStop(0.6, 'rgba(255,255,255,0)')
  pool.addColorStop(1, 'rgba(0,0,0,.2)')
  context.fillStyle = pool
  context.fillRect(0, 0, width, height)
  const small = takeLayer('bloom', width / 4, height / 4)
  small.context.filter = `blur(${3.5 * unit}px) contrast(1.25)`
  small.context.drawImage(context.canvas, 0, 0, width / 4, height / 4)
  context.globalCompositeOperation = 'screen'
  context.globalAlpha = bloom
  context.drawImage(small.canvas, 0, 0, width, height)
  context.globalAlpha = 1
  if (tint) {
    context.globalCompositeOperation = 'soft-light'
    context.fillStyle = tint
    context.fillRect(0, 0, width, height)
  }
  context.globalCompositeOperation = 'source-over'
  const edge = context.createRadialGradient(
    width / 2,
    height * 0.52,
    height * 0.4,
    width / 2,
    height * 0.52,
    width * 0.74,
  )
  edge.addColorStop(0, 'rgba(2,4,8,0)')
  edge.addColorStop(1, `rgba(2,4,8,${vignette})`)
  context.fillStyle = edge
  context.fillRect(0, 0, width, height)
}
