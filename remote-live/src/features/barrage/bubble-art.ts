import { type BubbleColors, bubbleColors, bubbleStyleOf } from '../gifts/bubble-style'

/** A canvas context of a page or of a worker. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

type Mark = 'ball' | 'star' | 'bolt' | 'flag' | 'flame' | 'crown'

/** What a canvas adds to the colours of a bubble: a light edge and a mark in the corner. */
const ornaments: Readonly<Record<string, { edge: string; mark: Mark }>> = {
  grass: { edge: '#9af0bd', mark: 'ball' },
  away: { edge: '#b9d4ff', mark: 'flag' },
  flare: { edge: '#ffd0b8', mark: 'flame' },
  dusk: { edge: '#d9c3ff', mark: 'star' },
  volt: { edge: '#10140a', mark: 'bolt' },
  gold: { edge: '#fff7dc', mark: 'crown' },
}

interface BubbleStyle extends BubbleColors {
  edge: string
  mark: Mark
}

const names = Object.keys(ornaments)

/** The style of a bubble; one that this version does not know always takes the same one of the six. */
export function bubbleLook(bubble: string): BubbleStyle {
  const sum = [...bubble].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const name = bubbleStyleOf(bubble) ?? names[sum % names.length] ?? 'grass'
  const colors = bubbleColors[name] ?? { from: '#0f7a3d', to: '#2fa55f', text: '#ffffff' }
  return { ...colors, ...(ornaments[name] ?? { edge: '#ffffff', mark: 'ball' }) }
}

const path = (context: Context, points: readonly [number, number][]): void => {
  context.beginPath()
  points.forEach(([x, y], at) => void (at === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
  context.fill()
}

/** Marks in a box from -1 to 1. */
const marks: Record<Mark, (context: Context) => void> = {
  ball: (context) => {
    context.beginPath()
    context.arc(0, 0, 0.9, 0, Math.PI * 2)
    context.fill()
  },
  star: (context) =>
    path(
      context,
      Array.from({ length: 10 }, (_, at): [number, number] => {
        const radius = at % 2 === 0 ? 1 : 0.42
        const turn = (at * Math.PI) / 5 - Math.PI / 2
        return [Math.cos(turn) * radius, Math.sin(turn) * radius]
      }),
    ),
  bolt: (context) =>
    path(context, [
      [0.25, -1],
      [-0.65, 0.2],
      [-0.05, 0.2],
      [-0.3, 1],
      [0.65, -0.25],
      [0.05, -0.25],
    ]),
  flag: (context) =>
    path(context, [
      [-0.8, -0.9],
      [0.9, -0.45],
      [-0.5, 0.1],
      [-0.5, 1],
      [-0.8, 1],
    ]),
  flame: (context) => {
    context.beginPath()
    context.moveTo(0.1, -1)
    context.bezierCurveTo(0.2, -0.4, 0.9, -0.1, 0.7, 0.5)
    context.bezierCurveTo(0.5, 1.1, -0.5, 1.1, -0.7, 0.5)
    context.bezierCurveTo(-0.8, 0.1, -0.5, -0.1, -0.35, -0.4)
    context.bezierCurveTo(-0.2, 0, 0.1, -0.3, 0.1, -1)
    context.fill()
  },
  crown: (context) =>
    path(context, [
      [-0.9, 0.7],
      [-1, -0.5],
      [-0.45, 0.05],
      [0, -0.8],
      [0.45, 0.05],
      [1, -0.5],
      [0.9, 0.7],
    ]),
}

/** Paints the bubble behind a text: a gradient pill with a light edge, a gleam and its mark at the right end. */
export function paintBubble(context: Context, bubble: string, box: { x: number; width: number; height: number }): void {
  const style = bubbleLook(bubble)
  const { x, width, height } = box
  const top = 2
  const inner = height - 4
  const fill = context.createLinearGradient(x, 0, x + width, 0)
  fill.addColorStop(0, style.from)
  fill.addColorStop(1, style.to)
  context.beginPath()
  context.roundRect(x + 1, top, width - 2, inner, inner / 2)
  context.fillStyle = fill
  context.globalAlpha = 0.88
  context.fill()
  context.save()
  context.clip()
  context.globalAlpha = 0.16
  context.fillStyle = '#ffffff'
  context.fillRect(x, top, width, inner * 0.42)
  context.translate(x + width - inner * 0.55, top + inner * 0.55)
  context.scale(inner * 0.42, inner * 0.42)
  context.globalAlpha = 0.34
  marks[style.mark](context)
  context.restore()
  context.globalAlpha = 0.9
  context.strokeStyle = style.edge
  context.lineWidth = 1.25
  context.stroke()
  context.globalAlpha = 1
}
