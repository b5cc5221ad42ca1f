/** Plain vectors: arrays of three metres, x along the pitch, y away from the main camera, z up. */
export const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const normalize = (a) => {
  const length = Math.hypot(a[0], a[1], a[2]) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}
export const mix = (a, b, t) => a + (b - a) * t
export const clamp = (value, low, high) => Math.min(high, Math.max(low, value))
export const smoothstep = (value) => {
  const t = clamp(value, 0, 1)
  return t * t * (3 - 2 * t)
}

/** Repeatable random numbers: the same seed paints the same picture on every machine. */
export function createRandom(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Multiplies a `#rrggbb` colour, so that 0.5 is half as bright. */
export function shade(color, factor) {
  const parts = [1, 3, 5].map((at) => clamp(Math.round(Number.parseInt(color.slice(at, at + 2), 16) * factor), 0, 255))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Points of an arc on the ground. */
export function arc(centerX, centerY, radius, from, to, steps = 40) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps
    return [centerX + radius * Math.cos(angle), centerY + radius * Math.sin(angle), 0]
  })
}
