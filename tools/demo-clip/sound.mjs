import { createRandom } from './painter/geometry.mjs'

export const SAMPLE_RATE = 48_000

/** A second-order filter run over two loops, so that its memory at the start is that of the end. */
function filterLoop(input, { type, frequency, q = 0.7 }) {
  const omega = (2 * Math.PI * frequency) / SAMPLE_RATE
  const alpha = Math.sin(omega) / (2 * q)
  const c = Math.cos(omega)
  const b = {
    low: [(1 - c) / 2, 1 - c, (1 - c) / 2],
    high: [(1 + c) / 2, -(1 + c), (1 + c) / 2],
    band: [alpha, 0, -alpha],
  }[type]
  const a0 = 1 + alpha
  const [b0, b1, b2, a1, a2] = [b[0] / a0, b[1] / a0, b[2] / a0, (-2 * c) / a0, (1 - alpha) / a0]
  const output = new Float32Array(input.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 0; i < input.length; i++) {
      const y = b0 * input[i] + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      x2 = x1
      x1 = input[i]
      y2 = y1
      y1 = y
      output[i] = y
    }
  }
  return output
}

const chain = (input, filters) => filters.reduce(filterLoop, input)

function noiseLoop(count, seed) {
  const random = createRandom(seed)
  return Float32Array.from({ length: count }, () => random() * 2 - 1)
}

/** Rises from `from` to `peak`, falls until `to`. */
function swell(time, { from, peak, to, size }) {
  if (time <= from || time >= to) return 0
  const t = time < peak ? (time - from) / (peak - from) : (to - time) / (to - peak)
  return size * t * t * (3 - 2 * t)
}

function addKnocks(output, knocks) {
  for (const { at, pitch, size, decay } of knocks) {
    const start = Math.round(at * SAMPLE_RATE)
    for (let i = 0; i < SAMPLE_RATE * 0.25; i++) {
      const t = i / SAMPLE_RATE
      const value = size * Math.exp(-t * decay) * Math.sin(2 * Math.PI * pitch * t * (1 + 0.6 * Math.exp(-t * 60)))
      output[(start + i) % output.length] += value
    }
  }
}

/** A distant chant: a hummed note with a slow beat. */
function addChant(output, { from, to, size }) {
  const notes = [196, 220, 246.9, 220]
  for (let i = Math.round(from * SAMPLE_RATE); i < to * SAMPLE_RATE; i++) {
    const t = i / SAMPLE_RATE
    const edge = Math.min(1, (t - from) / 2, (to - t) / 2)
    const note = notes[Math.floor((t - from) / 0.5) % notes.length]
    const beat = Math.max(0, Math.sin(Math.PI * (((t - from) % 0.5) / 0.5))) ** 0.7
    const hum = [1, 2, 3, 4].reduce(
      (sum, n) => sum + Math.sin(2 * Math.PI * note * n * t * (1 + 0.002 * (n % 2))) / n,
      0,
    )
    output[i] += size * edge * beat * hum
  }
}

/** `score` = { seconds, seed, murmur, cheers, knocks, chants }; mono samples, -1 to 1, that loop without a click. */
export function composeSound(score) {
  const count = score.seconds * SAMPLE_RATE
  const murmur = chain(noiseLoop(count, score.seed), [
    { type: 'high', frequency: 150 },
    { type: 'low', frequency: 900, q: 0.5 },
    { type: 'low', frequency: 2200 },
  ])
  const roar = chain(noiseLoop(count, score.seed + 1), [
    { type: 'band', frequency: 1050, q: 0.55 },
    { type: 'low', frequency: 3600 },
  ])
  const output = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const t = i / SAMPLE_RATE
    const phase = (2 * Math.PI * t) / score.seconds
    const breath = 1 + 0.22 * Math.sin(3 * phase) + 0.14 * Math.sin(7 * phase + 1) + 0.08 * Math.sin(19 * phase + 2)
    const cheer = score.cheers.reduce((sum, entry) => sum + swell(t, entry), 0)
    output[i] = score.murmur * breath * murmur[i] + (0.05 * breath + cheer) * roar[i]
  }
  addKnocks(output, score.knocks)
  for (const chant of score.chants ?? []) addChant(output, chant)
  return output.map((value) => Math.tanh(value * 1.1))
}

/** 16-bit WAV bytes. */
export function toWav(samples) {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(SAMPLE_RATE, 24)
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [i, value] of samples.entries()) bytes.writeInt16LE(Math.round(value * 32_000), 44 + i * 2)
  return bytes
}
