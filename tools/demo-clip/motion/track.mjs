/** Time series over one loop: index 0 follows the last index, so nothing jumps where the clip starts again. */

export function smoothLoop(values, sigmaSamples) {
  const count = values.length
  if (sigmaSamples < 0.5) return [...values]
  const radius = Math.ceil(sigmaSamples * 3)
  const weights = Array.from({ length: 2 * radius + 1 }, (_, i) => Math.exp(-0.5 * ((i - radius) / sigmaSamples) ** 2))
  const sum = weights.reduce((a, b) => a + b, 0)
  return values.map((_, at) => {
    let total = 0
    for (let i = -radius; i <= radius; i++) total += weights[i + radius] * values[(at + i + count * 4) % count]
    return total / sum
  })
}

/** Points [seconds, x, y] in order of time, read at any moment of the loop. */
export function readPath(path, seconds, period) {
  let previous = path[path.length - 1]
  let before = previous[0] - period
  for (const point of path) {
    if (seconds < point[0]) {
      const t = (seconds - before) / (point[0] - before || 1)
      return [previous[1] + (point[1] - previous[1]) * t, previous[2] + (point[2] - previous[2]) * t]
    }
    previous = point
    before = point[0]
  }
  const first = path[0]
  const t = (seconds - before) / (first[0] + period - before || 1)
  return [previous[1] + (first[1] - previous[1]) * t, previous[2] + (first[2] - previous[2]) * t]
}

/** A small wandering with whole periods per loop. */
export function createSway(random, [alongX, alongY]) {
  const waves = [1, 2, 3, 5].map((frequency) => ({
    frequency,
    a: random() * 6.283,
    b: random() * 6.283,
    size: 0.4 + random(),
  }))
  return (phase) => {
    let [x, y] = [0, 0]
    for (const wave of waves) {
      const size = (0.6 * wave.size) / Math.sqrt(wave.frequency)
      x += size * alongX * Math.sin(2 * Math.PI * wave.frequency * phase + wave.a)
      y += size * alongY * Math.sin(2 * Math.PI * wave.frequency * phase + wave.b)
    }
    return [x, y]
  }
}

/** Velocity in metres per second. */
export function differentiate(values, rate) {
  const count = values.length
  return values.map((_, i) => ((values[(i + 1) % count] - values[(i - 1 + count) % count]) * rate) / 2)
}

/** Phase of the running cycle: faster players take longer strides, and the loop holds a whole number of them. */
export function stridePhase(speeds, rate, scale) {
  const turns = speeds.map((speed) => speed / ((1.15 + 0.36 * speed) * scale) / rate)
  const total = turns.reduce((a, b) => a + b, 0)
  const fit = total > 0 ? Math.max(1, Math.round(total)) / total : 0
  let sum = 0
  return turns.map((turn) => {
    sum += turn * fit
    return sum * 2 * Math.PI
  })
}
