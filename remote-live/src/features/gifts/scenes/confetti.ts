import { chance, type Moment, part } from './scene'

/** Pieces of paper that turn as they fall, from `from` of the scene on. */
export function confetti(
  context: CanvasRenderingContext2D,
  { width, height, t }: Moment,
  colors: readonly string[],
  count: number,
  from: number,
): void {
  const leave = part(1 - t, 0, 0.12)
  for (let index = 0; index < count; index++) {
    const begins = from + 0.35 * chance(index, 11)
    const age = t - begins
    if (age <= 0) continue
    const size = 5 + 6 * chance(index, 12)
    const y = -20 + (height + 40) * age * (1.1 + 0.8 * chance(index, 13))
    if (y > height + 20) continue
    const sway = Math.sin(age * 14 + index) * width * 0.02
    const x = width * chance(index, 14) + sway
    const turn = age * (12 + 16 * chance(index, 15)) + index
    context.save()
    context.globalAlpha = leave
    context.translate(x, y)
    context.rotate(turn * 0.4)
    // Seen from the edge, a piece is narrow.
    context.scale(1, Math.cos(turn))
    context.fillStyle = colors[index % colors.length] as string
    context.fillRect(-size / 2, -size * 0.3, size, size * 0.6)
    context.restore()
  }
}
