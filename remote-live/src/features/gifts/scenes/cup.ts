import { confetti } from './confetti'
import { clamp, dim, glow, type Moment, overshoot, part, type Scene } from './scene'

const paper = ['#ffd65a', '#fff3c4', '#c8f031', '#f5a301', '#ffffff']
const rays = 14

function drawRays(context: CanvasRenderingContext2D, x: number, y: number, { width, t }: Moment, alpha: number): void {
  context.save()
  context.translate(x, y)
  context.rotate(t * 0.9)
  const light = context.createRadialGradient(0, 0, 20, 0, 0, width * 0.5)
  light.addColorStop(0, '#ffd65a')
  light.addColorStop(1, 'transparent')
  context.fillStyle = light
  context.globalAlpha = 0.42 * alpha
  for (let ray = 0; ray < rays; ray++) {
    context.rotate((Math.PI * 2) / rays)
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(width * 0.6, -width * 0.055)
    context.lineTo(width * 0.6, width * 0.055)
    context.fill()
  }
  context.restore()
}

function gold(context: CanvasRenderingContext2D): CanvasGradient {
  const metal = context.createLinearGradient(12, 0, 36, 0)
  for (const [at, color] of [
    [0, '#b97800'],
    [0.28, '#ffe28a'],
    [0.45, '#ffc53d'],
    [0.75, '#f5a301'],
    [1, '#8a5600'],
  ] as const)
    metal.addColorStop(at, color)
  return metal
}

/** The cup on a square of 48, its bowl down to the base. */
function drawCup(context: CanvasRenderingContext2D, shine: number): void {
  const bowl = new Path2D('M13 5h22v14.500a11 11 0 0 1-22 0z')
  context.lineWidth = 3
  context.lineCap = 'round'
  context.strokeStyle = '#e09a12'
  context.stroke(new Path2D('M13 9H6.500c0 8.500 2.500 12 8 12M35 9h6.500c0 8.500-2.500 12-8 12'))
  context.fillStyle = gold(context)
  context.fill(bowl)
  context.fill(new Path2D('M22 29.500h4V36h-4zM19.500 35h9l1.500 3H18z'))
  context.fillStyle = '#5b3700'
  context.fill(new Path2D('M14 38h20a2 2 0 0 1 2 2v4H12v-4a2 2 0 0 1 2-2z'))
  context.fillStyle = '#ffd65a'
  context.fillRect(18, 40, 12, 2)
  context.save()
  context.clip(bowl)
  context.globalAlpha *= 0.65
  context.fillStyle = '#fff'
  context.transform(1, 0, -0.4, 1, 0, 0)
  context.fillRect(4 + 50 * shine, 0, 4.5, 40)
  context.restore()
}

/** The golden cup comes down, light turns behind it, paper falls. */
export const cup: Scene = (context, moment) => {
  const { width, height, t } = moment
  const leave = part(1 - t, 0, 0.1)
  const come = overshoot(part(t, 0.03, 0.2))
  const size = Math.min(height * 0.62, width * 0.5)
  const x = width / 2
  const y = height * (-0.4 + 0.86 * come)
  dim(context, moment, 0.55)
  context.globalCompositeOperation = 'lighter'
  drawRays(context, x, y, moment, part(t, 0.14, 0.3) * leave)
  glow(context, x, y, size * 0.85, '#ffc53d', 0.55 * part(t, 0.1, 0.25) * leave)
  context.globalCompositeOperation = 'source-over'
  context.save()
  context.globalAlpha = leave
  context.translate(x, y)
  const breath = 1 + 0.025 * Math.sin(t * 18)
  context.scale((size / 48) * breath, (size / 48) * breath)
  context.translate(-24, -25)
  drawCup(context, clamp(((t * 2.2) % 1) * 1.6 - 0.3, -0.3, 1.2))
  context.restore()
  confetti(context, moment, paper, 150, 0.16)
}
