import { clamp } from './geometry.mjs'

/** The mark in the corner while a replay runs. */
export function paintReplayMark(context, seconds) {
  const unit = context.canvas.width / 1280
  context.save()
  context.scale(unit, unit)
  context.fillStyle = 'rgba(9,12,16,.72)'
  context.beginPath()
  context.roundRect(28, 86, 144, 36, 8)
  context.fill()
  context.fillStyle = '#c8f031'
  for (const x of [42, 52]) {
    context.beginPath()
    context.moveTo(x + 11, 95)
    context.lineTo(x, 104)
    context.lineTo(x + 11, 113)
    context.fill()
  }
  context.globalAlpha = seconds % 1 < 0.5 ? 1 : 0.86
  context.fillStyle = '#f3f5f6'
  context.font = '800 20px "Barlow Semi Condensed", sans-serif'
  context.textBaseline = 'middle'
  context.fillText('REPLAY', 74, 105)
  context.restore()
}

/** A slanted curtain that hides a cut; `progress` 0..1, everything is covered at 0.5. */
export function paintWipe(context, progress) {
  if (progress <= 0 || progress >= 1) return
  const { width, height } = context.canvas
  const slant = height * 0.45
  const span = width + slant
  const edge = (t) => clamp(t, 0, 1) ** 1.25 * span
  const bands = [
    { color: '#c8f031', lead: 0 },
    { color: '#0b0f14', lead: 0.06 },
  ]
  for (const { color, lead } of bands) {
    const front = edge((progress - lead) / (0.46 - lead))
    const back = edge((progress - 0.54 - (0.06 - lead)) / (0.46 - 0.06 + lead))
    context.fillStyle = color
    context.beginPath()
    context.moveTo(back, 0)
    context.lineTo(front, 0)
    context.lineTo(front - slant, height)
    context.lineTo(back - slant, height)
    context.fill()
  }
  const alpha = clamp(1 - Math.abs(progress - 0.5) / 0.16, 0, 1)
  if (alpha === 0) return
  const unit = width / 1280
  context.save()
  context.globalAlpha = alpha
  context.translate(width / 2, height / 2)
  context.fillStyle = '#c8f031'
  context.beginPath()
  context.roundRect(-58 * unit, -58 * unit, 116 * unit, 116 * unit, 28 * unit)
  context.fill()
  context.fillStyle = '#0b0f14'
  context.fillRect(-34 * unit, -32 * unit, 13 * unit, 64 * unit)
  context.beginPath()
  context.moveTo(-12 * unit, -32 * unit)
  context.lineTo(36 * unit, 0)
  context.lineTo(-12 * unit, 32 * unit)
  context.fill()
  context.restore()
}
