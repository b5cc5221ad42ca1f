import { paintFinish } from './finish.mjs'
import { createRandom } from './geometry.mjs'
import { takeLayer } from './layers.mjs'
import { createView } from './view.mjs'

const upright = (x0, x1, y, z0, z1) => [
  [x0, y, z1],
  [x1, y, z1],
  [x1, y, z0],
  [x0, y, z0],
]

function paintScreen(view, stage) {
  const { context, unit } = view
  const corners = upright(4, 26, 13, 3, 10)
  const [topLeft, topRight] = corners.map(view.project)
  const glow = context.createLinearGradient(topLeft[0], 0, topRight[0], 0)
  glow.addColorStop(0, stage.left)
  glow.addColorStop(0.5, '#12142a')
  glow.addColorStop(1, stage.right)
  const layer = takeLayer('screen', view.width, view.height)
  view.fill(corners, glow, layer.context)
  const middle = view.project([15, 13, 6.5])
  layer.context.fillStyle = '#ffffff'
  layer.context.font = `800 italic ${116 * unit}px "Barlow Semi Condensed", "Noto Sans CJK SC", sans-serif`
  layer.context.textAlign = 'center'
  layer.context.textBaseline = 'middle'
  layer.context.fillText(stage.title, middle[0], middle[1])
  context.filter = `blur(${34 * unit}px)`
  context.globalAlpha = 0.8
  context.drawImage(layer.canvas, 0, 0)
  context.filter = 'none'
  context.globalAlpha = 1
  context.drawImage(layer.canvas, 0, 0)
  // The floor gives the screen back, soft and dim.
  const line = view.project([15, 9, 0])
  context.save()
  context.filter = `blur(${22 * unit}px)`
  context.globalAlpha = 0.3
  context.translate(0, 2 * line[1])
  context.scale(1, -1)
  context.drawImage(layer.canvas, 0, 0)
  context.restore()
}

function paintSeat(view, x, color, hair) {
  const { context } = view
  const head = view.project([x, 5.6, 2.05])
  const k = head[2]
  const dot = (cx, cy, rx, ry, style) => {
    context.fillStyle = style
    context.beginPath()
    context.ellipse(cx, cy, rx, ry, 0, 0, 7)
    context.fill()
  }
  dot(head[0], head[1] + k * 0.72, k * 0.44, k * 0.5, color)
  dot(head[0], head[1], k * 0.21, k * 0.25, '#d9a57c')
  dot(head[0], head[1] - k * 0.1, k * 0.23, k * 0.17, hair)
  for (const side of [-1, 1]) dot(head[0] + side * k * 0.22, head[1] + k * 0.01, k * 0.06, k * 0.1, '#0c0e14')
  view.fill(upright(x - 0.72, x + 0.72, 4.5, 1.14, 1.86), '#06070c')
  view.fill(upright(x - 0.13, x + 0.13, 4.48, 1.42, 1.6), color)
}

function paintDesks(view, stage) {
  const random = createRandom(stage.seed)
  const hair = ['#14110f', '#2b1c12', '#5a3b1c', '#c9c4bb']
  for (const [x0, color] of [
    [2.5, stage.left],
    [17, stage.right],
  ]) {
    for (let i = 0; i < 5; i++) paintSeat(view, x0 + 1.1 + i * 2.05, color, hair[Math.floor(random() * hair.length)])
    view.fill(upright(x0, x0 + 10.5, 4, 0, 1.1), '#10131f')
    view.fill(upright(x0, x0 + 10.5, 3.99, 0.98, 1.14), color)
    view.fill(upright(x0 + 0.4, x0 + 10.1, 3.98, 0.1, 0.2), color)
  }
}

/** The audience in front: dark heads and raised hands with light sticks. */
function paintAudience(view, stage) {
  const { context, width, height, unit } = view
  const random = createRandom(stage.seed + 9)
  for (let row = 0; row < 3; row++) {
    for (let x = -20; x < width + 20; x += 46 * unit) {
      const cx = x + random() * 30 * unit
      const cy = height - (46 - row * 22) * unit + random() * 10 * unit
      const r = (20 + row * 4) * unit
      if (random() < 0.28) {
        context.strokeStyle = random() < 0.5 ? stage.left : stage.right
        context.lineWidth = 4 * unit
        context.lineCap = 'round'
        context.beginPath()
        context.moveTo(cx + r, cy - r * 1.4)
        context.lineTo(cx + r * (1.2 + random() * 0.6), cy - r * 2.5)
        context.stroke()
      }
      context.fillStyle = ['#0b0d16', '#080a11', '#05060b'][row]
      context.beginPath()
      context.ellipse(cx, cy, r * 0.72, r * 0.9, 0, 0, 7)
      context.ellipse(cx, cy + r * 1.9, r * 1.5, r * 1.3, 0, 0, 7)
      context.fill()
    }
  }
}

/** An esports stage; `paintLights` adds the beams before the picture is finished. */
export function paintStage(context, stage, paintLights) {
  const { width, height } = context.canvas
  const view = createView(context, stage.camera, width, height)
  context.fillStyle = '#04050a'
  context.fillRect(0, 0, width, height)
  view.fill(
    [
      [-30, -30, 0],
      [60, -30, 0],
      [60, 14, 0],
      [-30, 14, 0],
    ],
    '#090b14',
  )
  paintScreen(view, stage)
  paintDesks(view, stage)
  paintLights(view)
  paintAudience(view, stage)
  paintFinish(view, { bloom: 0.32, vignette: 0.5 })
}
