const colours = ['#c8f031', '#3b82f6', '#f59e0b', '#22b8a5', '#e5484d', '#8b55e0', '#f4f5f7']
const two = (value: number): string => String(value).padStart(2, '0')

/** Time of day to the tenth of a second. */
export function clockText(now: Date): string {
  const tenth = Math.floor(now.getMilliseconds() / 100)
  return `${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}.${tenth}`
}

/** A picture to try a broadcast with: bars, a clock to read the delay off, and a ball that shows every dropped frame. */
export function drawTestCard(context: CanvasRenderingContext2D, now: Date, title: string): void {
  const { width, height } = context.canvas
  const bar = width / colours.length
  for (const [index, colour] of colours.entries()) {
    context.fillStyle = colour
    context.fillRect(index * bar, 0, bar + 1, height * 0.62)
  }
  context.fillStyle = '#0b0e10'
  context.fillRect(0, height * 0.62, width, height * 0.38)
  const second = now.getMilliseconds() / 1_000
  context.beginPath()
  context.arc(width * (0.08 + 0.84 * second), height * 0.31, height * 0.07, 0, 2 * Math.PI)
  context.fillStyle = '#10140a'
  context.fill()
  context.fillStyle = '#f2f5f6'
  context.textAlign = 'center'
  context.font = `700 ${Math.round(height * 0.16)}px "Barlow SC", sans-serif`
  context.fillText(clockText(now), width / 2, height * 0.82)
  context.font = `500 ${Math.round(height * 0.055)}px sans-serif`
  context.fillText(title, width / 2, height * 0.93)
}
