import { shade } from './geometry.mjs'

/** Brightness steps of a supporter, from the dark top rows to the floodlit front. */
export const TONES = 6

const SKINS = ['#e2b48f', '#c08a60', '#8a5a3a', '#d8a880']
const toBytes = (color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** Body and head colours for every shirt of the palette in every brightness. */
export function createCrowdColors(palette) {
  return palette.map((shirt, index) =>
    Array.from({ length: TONES }, (_, tone) => {
      const light = (tone + 1) / TONES
      return { body: toBytes(shade(shirt, light)), head: toBytes(shade(SKINS[(index + tone) % SKINS.length], light)) }
    }),
  )
}

/**
 * A soft-edged rounded blob: `power` 2 is an ellipse, 4 nearly a box.
 * Thousands are needed per frame, so it writes pixels itself: far faster than as many canvas calls.
 */
function splat({ data, width, height }, { x, y, rx, ry, power, color }) {
  const left = Math.max(0, Math.floor(x - rx - 1))
  const right = Math.min(width - 1, Math.ceil(x + rx + 1))
  const top = Math.max(0, Math.floor(y - ry - 1))
  const bottom = Math.min(height - 1, Math.ceil(y + ry + 1))
  const edge = Math.min(rx, ry) * 0.5
  for (let py = top; py <= bottom; py++) {
    const dy = Math.abs((py + 0.5 - y) / ry)
    const partY = power === 2 ? dy * dy : dy * dy * dy * dy
    for (let px = left; px <= right; px++) {
      const dx = Math.abs((px + 0.5 - x) / rx)
      const far = partY + (power === 2 ? dx * dx : dx * dx * dx * dx)
      const cover = Math.min(1, (1 - far) * edge + 0.5)
      if (cover <= 0) continue
      const at = (py * width + px) * 4
      data[at] += (color[0] - data[at]) * cover
      data[at + 1] += (color[1] - data[at + 1]) * cover
      data[at + 2] += (color[2] - data[at + 2]) * cover
    }
  }
}

/** One supporter whose seat is at (x, y), `size` pixels wide. */
export function paintSupporter(image, { x, y, size, colors }) {
  splat(image, { x, y: y - size * 0.5, rx: size * 0.43, ry: size * 0.5, power: 4, color: colors.body })
  splat(image, { x, y: y - size * 1.2, rx: size * 0.25, ry: size * 0.32, power: 2, color: colors.head })
}
