import { mix, smoothstep } from './painter/geometry.mjs'

/**
 * A camera that stands still between moves, as a good operator does; a still picture also costs few bits.
 * `keys`: [seconds, target x, target y, field of view], eased from one to the next; equal neighbours hold.
 */
export function createCameraMove(keys) {
  return (time) => {
    const next = keys.findIndex((key) => key[0] > time)
    if (next <= 0) return next === 0 ? keys[0] : keys[keys.length - 1]
    const [a, b] = [keys[next - 1], keys[next]]
    const t = smoothstep((time - a[0]) / (b[0] - a[0]))
    return a.map((value, i) => (i === 0 ? time : mix(value, b[i], t)))
  }
}
