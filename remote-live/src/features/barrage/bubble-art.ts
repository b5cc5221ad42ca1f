/** A canvas context of a page or of a worker. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Two colours of the fill, the edge, the text, and a mark in the corner. */
interface BubbleStyle {
  from: string
  to: string
  edge: string
  text: string
  mark: 'ball' | 'star' | 'bolt' | 'heart' | 'flame' | 'crown'
}

/** The six coloured bubbles, by the name after `bubble:`. */
export const bubbleStyles: Readonly<Record<string, BubbleStyle>> = {
  pitch: { from: '#0f7a43', to: '#2fbf71', edge: '#9af0bd', text: '#ffffff', mark: 'ball' },
  night: { from: '#27357f', to: '#6a5bd6', edge: '#b9b3ff', text: '#ffffff', mark: 'star' },
  storm: { from: '#0b5f8f', to: '#28b7e0', edge: '#aeecff', text: '#ffffff', mark: 'bolt' },
  rose: { from: '#b02a6b', to: '#ff7fa8', edge: '#ffd0e0', text: '#ffffff', mark: 'heart' },
  flame: { from: '#b3261e', to: '#ff8a3d', edge: '#ffd9a8', text: '#ffffff', mark: 'flame' },
  gold: { from: '#a86a00', to: '#ffcf4d', edge: '#fff0b8', text: '#2b1c00', mark: 'crown' },
}

const styleNames = Object.keys(bubbleStyles)

/** The style of a bubble; a name nobody knows always takes the same one of the six. */
export function bubbleStyleOf(bubble: string): BubbleStyle {
  const name = bubble.replace(/^bubble:/, '')
  const known = Object.hasOwn(bubbleStyles, name) ? bubbleStyles[name] : undefined
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (known ?? bubbleStyles[styleNames[sum % styleNames.length] ?? 'pitch']) as BubbleStyle
}

const path = (context: Context, points: readonly [number, number][]): void => {
  context.beginPath()
  points.forEach(([x, y], at) => void (at === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
  context.fill()
}

/** Marks in a box from -1 to 1. */
const marks: Record<BubbleStyle['mark'], (context: Context) => void> = {
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
  heart: (context) => {
    context.beginPath()
    context.moveTo(0, 0.9)
    context.bezierCurveTo(-1.5, -0.2, -0.7, -1.2, 0, -0.4)
    context.bezierCurveTo(0.7, -1.2, 1.5, -0.2, 0, 0.9)
    context.fill()
  },
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
  const style = bubbleStyleOf(bubble)
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
  // The mark left its own path behind.
  context.beginPath()
  context.roundRect(x + 1, top, width - 2, inner, inner / 2)
  context.globalAlpha = 0.9
  context.strokeStyle = style.edge
  context.lineWidth = 1.25
  context.stroke()
  context.globalAlpha = 1
}
