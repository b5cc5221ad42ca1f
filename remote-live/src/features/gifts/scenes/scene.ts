/** A moment of a scene: size of the stage in px, and `t` from 0 to 1. */
export interface Moment {
  width: number
  height: number
  t: number
}

/** Draws one moment of a scene on a clean stage. The same moment is the same picture. */
export type Scene = (context: CanvasRenderingContext2D, moment: Moment) => void

/** Chance that is the same every time: 0 to 1 for a number and a purpose. */
export function chance(index: number, purpose: number): number {
  const value = Math.sin(index * 127.1 + purpose * 311.7) * 43_758.5453
  return value - Math.floor(value)
}

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))
/** How far `t` is from `from` to `to`, 0 to 1. */
export const part = (t: number, from: number, to: number): number => clamp((t - from) / (to - from))
export const easeOut = (t: number): number => 1 - (1 - t) ** 3
export const easeIn = (t: number): number => t ** 3
/** Over its end a little and back. */
export const overshoot = (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2

/** The picture behind the scene gets darker, and clear again at the end. */
export function dim(context: CanvasRenderingContext2D, { width, height, t }: Moment, strength: number): void {
  context.globalAlpha = strength * part(t, 0, 0.08) * part(1 - t, 0, 0.1)
  context.fillStyle = '#04060a'
  context.fillRect(0, 0, width, height)
  context.globalAlpha = 1
}

/** A soft ball of light. */
export function glow(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  color: string,
  alpha: number,
): void {
  if (radius <= 0 || alpha <= 0) return
  const light = context.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, color)
  light.addColorStop(1, 'transparent')
  context.globalAlpha = alpha
  context.fillStyle = light
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  context.globalAlpha = 1
}
