import { takeLayer } from './layers.mjs'

/** Glowing advertising boards behind the far line, and behind both ends when `ends` is set. */
export function paintBoards(view, field, boards) {
  const layer = takeLayer('boards', view.width, view.height)
  const target = layer.context
  const y = field.depth + boards.offset
  const runs = [{ from: [-boards.extend, y], to: [field.length + boards.extend, y] }]
  if (boards.ends) {
    const x = field.length + boards.endOffset
    runs.push({ from: [x, y - 1], to: [x, -2] }, { from: [-boards.endOffset, -2], to: [-boards.endOffset, y - 1] })
  }
  for (const run of runs) paintRun(view, target, boards, run)
  const { context, unit } = view
  context.drawImage(layer.canvas, 0, 0)
  const small = takeLayer('boards-glow', view.width / 4, view.height / 4)
  small.context.filter = `blur(${2.4 * unit}px)`
  small.context.drawImage(layer.canvas, 0, 0, view.width / 4, view.height / 4)
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = 0.5
  context.drawImage(small.canvas, 0, 0, view.width, view.height)
  context.globalCompositeOperation = 'source-over'
  const foot = view.project([field.length / 2, y, 0])
  if (foot && boards.reflection) {
    context.globalAlpha = boards.reflection
    context.save()
    context.translate(0, 2 * foot[1])
    context.scale(1, -1)
    context.drawImage(small.canvas, 0, 0, view.width, view.height)
    context.restore()
  }
  context.globalAlpha = 1
}

function paintRun(view, target, boards, { from, to }) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.round(length / boards.segment)
  const at = (t, z) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, z]
  for (let i = 0; i < count; i++) {
    const corners = [
      at(i / count, boards.height),
      at((i + 1) / count, boards.height),
      at((i + 1) / count, 0),
      at(i / count, 0),
    ]
    const panel = boards.panels[i % boards.panels.length]
    view.fill(corners, panel.color, target)
    const q = corners.map(view.project)
    if (q.some((p) => !p)) continue
    const wide = Math.hypot(q[1][0] - q[0][0], q[1][1] - q[0][1])
    const high = Math.hypot(q[3][0] - q[0][0], q[3][1] - q[0][1])
    if (wide < 30 * view.unit) continue
    // The text lies in the plane of the board.
    const across = [(q[1][0] - q[0][0]) / wide, (q[1][1] - q[0][1]) / wide]
    const down = [(q[3][0] - q[0][0]) / high, (q[3][1] - q[0][1]) / high]
    target.save()
    target.transform(across[0], across[1], down[0], down[1], q[0][0], q[0][1])
    target.fillStyle = panel.ink
    target.font = `800 italic ${high * 0.6}px "Barlow Semi Condensed", "Noto Sans CJK SC", sans-serif`
    target.textAlign = 'center'
    target.textBaseline = 'middle'
    target.fillText(panel.text, wide / 2, high * 0.52, wide * 0.86)
    target.restore()
  }
}
