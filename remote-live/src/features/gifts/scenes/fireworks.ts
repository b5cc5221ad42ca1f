import { chance, dim, easeOut, glow, type Moment, part, type Scene } from './scene'

const colors = ['#c8f031', '#ffd65a', '#ff5a3c', '#6ca8ff', '#ff6a88', '#b07cff'] as const
const shells = 18
const sparks = 64
/** Times are shares of the scene. */
const riseLasts = 0.09
const burstLasts = 0.36

interface Shell {
  x: number
  y: number
  bursts: number
  radius: number
  color: string
}

function shellOf(index: number, { width, height }: Moment): Shell {
  return {
    x: width * (0.12 + 0.76 * chance(index, 1)),
    y: height * (0.14 + 0.34 * chance(index, 2)),
    bursts: riseLasts + (index / shells) * (1 - riseLasts - burstLasts),
    radius: height * (0.22 + 0.18 * chance(index, 3)),
    color: colors[index % colors.length] as string,
  }
}

function drawRise(context: CanvasRenderingContext2D, shell: Shell, { height, t }: Moment): void {
  const way = part(t, shell.bursts - riseLasts, shell.bursts)
  if (way <= 0 || way >= 1) return
  const y = height - (height - shell.y) * easeOut(way)
  const tail = context.createLinearGradient(shell.x, y, shell.x, y + 70)
  tail.addColorStop(0, '#fff3c4')
  tail.addColorStop(1, 'transparent')
  context.fillStyle = tail
  context.fillRect(shell.x - 1.5, y, 3, 70)
}

function drawBurst(context: CanvasRenderingContext2D, shell: Shell, index: number, t: number): void {
  const age = part(t, shell.bursts, shell.bursts + burstLasts)
  if (age <= 0 || age >= 1) return
  const far = easeOut(age)
  const near = easeOut(Math.max(0, age - 0.06))
  const fall = shell.radius * 0.5 * age * age
  glow(context, shell.x, shell.y, shell.radius * 0.9, shell.color, 0.5 * (1 - age) ** 3)
  context.globalAlpha = (1 - age) ** 1.5
  context.strokeStyle = shell.color
  context.lineWidth = 2.6
  context.beginPath()
  for (let spark = 0; spark < sparks; spark++) {
    const angle = (spark / sparks) * Math.PI * 2
    const reach = shell.radius * (0.45 + 0.55 * chance(spark + index * sparks, 4))
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    context.moveTo(shell.x + dx * near, shell.y + dy * near + fall)
    context.lineTo(shell.x + dx * far, shell.y + dy * far + fall)
  }
  context.stroke()
  context.fillStyle = '#fff'
  for (let spark = 0; spark < sparks; spark += 2) {
    const angle = (spark / sparks) * Math.PI * 2
    const reach = shell.radius * (0.45 + 0.55 * chance(spark + index * sparks, 4)) * far
    context.fillRect(shell.x + Math.cos(angle) * reach - 1.5, shell.y + Math.sin(angle) * reach + fall - 1.5, 3, 3)
  }
  context.globalAlpha = 1
}

/** Shells rise and burst over the stands. */
export const fireworks: Scene = (context, moment) => {
  dim(context, moment, 0.35)
  context.globalCompositeOperation = 'lighter'
  for (let index = 0; index < shells; index++) {
    const shell = shellOf(index, moment)
    drawRise(context, shell, moment)
    drawBurst(context, shell, index, moment.t)
  }
  context.globalCompositeOperation = 'source-over'
}
