import { chance, dim, easeIn, easeOut, glow, type Moment, part, type Scene } from './scene'

const clouds = 70
const stars = 70
const finale = 90
/** Shares of the scene: the engine starts, the rocket is gone. */
const ignition = 0.08
const liftOff = 0.26
const gone = 0.78

/** Height of the rocket's foot, px from the top. */
function footAt({ height, t }: Moment, size: number): number {
  const climb = easeIn(part(t, liftOff, gone))
  return height * 0.94 - climb * (height + size * 1.4)
}

function drawStars(context: CanvasRenderingContext2D, { width, height, t }: Moment): void {
  const speed = easeIn(part(t, liftOff, gone))
  const alpha = part(t, liftOff, liftOff + 0.15) * part(1 - t, 0, 0.12)
  context.fillStyle = '#dfeaff'
  for (let star = 0; star < stars; star++) {
    const depth = 0.3 + 0.7 * chance(star, 21)
    const y = (height * (chance(star, 22) + speed * 2.4 * depth)) % height
    context.globalAlpha = alpha * depth * 0.8
    context.fillRect(width * chance(star, 23), y, 1.5, 2 + speed * 46 * depth)
  }
  context.globalAlpha = 1
}

function drawSmoke(context: CanvasRenderingContext2D, x: number, moment: Moment, size: number): void {
  const { height, t } = moment
  for (let cloud = 0; cloud < clouds; cloud++) {
    const born = ignition + (cloud / clouds) * (gone - ignition) * 0.8
    const age = (t - born) / 0.3
    if (age <= 0 || age >= 1) continue
    const side = chance(cloud, 24) - 0.5
    const at = { ...moment, t: born }
    const y = Math.min(height * 0.97, footAt(at, size) + size * 0.12)
    const spread = size * (0.25 + 1.7 * easeOut(age)) * side * 2
    const radius = size * (0.2 + 0.42 * age)
    // Near the engine the smoke is lit.
    const color = cloud % 3 === 0 ? '#ffc98a' : '#d5dde4'
    glow(context, x + spread, y - size * 0.08 * age, radius, color, 0.62 * (1 - age) ** 1.4)
  }
}

function drawFlame(context: CanvasRenderingContext2D, t: number): void {
  const power = part(t, ignition, liftOff)
  if (power <= 0) return
  const flicker = 0.85 + 0.3 * chance(Math.floor(t * 160), 25)
  const length = 20 * power * flicker
  for (const [width, share, color] of [
    [7, 1, '#ff5a3c'],
    [5, 0.75, '#ffb020'],
    [2.6, 0.5, '#fff3c4'],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    context.moveTo(24 - width, 31)
    context.quadraticCurveTo(24 - width * 0.7, 31 + length * share * 0.6, 24, 31 + length * share)
    context.quadraticCurveTo(24 + width * 0.7, 31 + length * share * 0.6, 24 + width, 31)
    context.fill()
  }
}

/** The rocket on a square of 48, its foot at 34. */
function drawBody(context: CanvasRenderingContext2D): void {
  const body = context.createLinearGradient(15, 0, 33, 0)
  body.addColorStop(0, '#aeb8c2')
  body.addColorStop(0.35, '#ffffff')
  body.addColorStop(1, '#9aa6b2')
  context.fillStyle = '#c01f33'
  context.fill(new Path2D('M16 22 8.500 32.500l7.800 1zM32 22l7.500 10.500-7.800 1z'))
  context.fillStyle = body
  context.fill(new Path2D('M24 1c8.500 6.500 10.500 17 8 30H16C13.500 18 15.500 7.500 24 1z'))
  context.fillStyle = '#e0223a'
  context.fill(new Path2D('M24 1c3 2.300 5.200 5.100 6.600 8.300H17.400C18.800 6.100 21 3.300 24 1z'))
  context.fillStyle = '#2f6fe0'
  context.fill(new Path2D('M24 11.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10z'))
  context.fillStyle = '#bcd8ff'
  context.fill(new Path2D('M22.500 13.200a3 3 0 1 1 0 6 3 3 0 0 1 0-6z'))
  context.fillStyle = '#59636c'
  context.fillRect(17.5, 31, 13, 3)
}

function drawFinale(context: CanvasRenderingContext2D, x: number, { height, t }: Moment): void {
  const age = part(t, gone - 0.02, 1)
  if (age <= 0 || age >= 1) return
  const y = height * 0.2
  glow(context, x, y, height * 0.5, '#c8f031', 0.6 * (1 - age) ** 2)
  for (let spark = 0; spark < finale; spark++) {
    const angle = chance(spark, 26) * Math.PI * 2
    const reach = height * 0.55 * (0.2 + 0.8 * chance(spark, 27)) * easeOut(age)
    context.globalAlpha = (1 - age) ** 1.4
    context.fillStyle = spark % 3 === 0 ? '#c8f031' : spark % 3 === 1 ? '#ffd65a' : '#ffffff'
    const size = 2 + 2 * chance(spark, 28)
    context.fillRect(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + height * 0.25 * age * age, size, size)
  }
  context.globalAlpha = 1
}

/** The rocket stands, burns, and takes the room up with it. */
export const rocket: Scene = (context, moment) => {
  const { width, height, t } = moment
  const size = Math.min(height * 0.5, width * 0.34)
  const shake = part(t, ignition, liftOff) * part(gone - t, 0, 0.2) * 2.5
  const x = width / 2 + (chance(Math.floor(t * 200), 29) - 0.5) * shake
  const foot = footAt(moment, size)
  dim(context, moment, 0.5)
  drawStars(context, moment)
  drawSmoke(context, width / 2, moment, size)
  context.globalCompositeOperation = 'lighter'
  glow(context, x, foot, size * 1.1, '#ff8a3c', 0.7 * part(t, ignition, liftOff) * part(1 - t, 0.1, 0.3))
  context.globalCompositeOperation = 'source-over'
  context.save()
  context.globalAlpha = part(t, 0, 0.06)
  context.translate(x, foot)
  context.scale(size / 34, size / 34)
  context.translate(-24, -34)
  drawFlame(context, t)
  drawBody(context)
  context.restore()
  context.globalCompositeOperation = 'lighter'
  drawFinale(context, width / 2, moment)
  context.globalCompositeOperation = 'source-over'
}
