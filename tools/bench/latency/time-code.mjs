/** The picture that is broadcast: a strip of blocks says when it was taken, in ms of the day's clock, modulo 2^24. */
export const picture = { width: 640, height: 360, framesPerSecond: 25 }
const bits = 24
const cell = { width: 24, height: 32 }
export const codeModulo = 2 ** bits

/** A frame in grey: something that moves, and the strip: white, black, then the bits, the highest first. */
export function frameAt(ms, index) {
  const { width, height } = picture
  const frame = Buffer.allocUnsafe(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) frame[y * width + x] = 64 + ((x * 2 + y + index * 6 + ((x * y) >> 5)) & 127)
  const code = Math.floor(ms) % codeModulo
  const cells = [1, 0, ...Array.from({ length: bits }, (_, bit) => Math.floor(code / 2 ** (bits - 1 - bit)) % 2)]
  for (const [at, isWhite] of cells.entries())
    for (let y = 0; y < cell.height; y++)
      frame.fill(isWhite ? 235 : 16, y * width + at * cell.width, y * width + (at + 1) * cell.width)
  return frame
}

/** Runs in the page: age of the picture that is seen, ms; undefined when no strip can be read. */
export function pictureAge() {
  const video = document.querySelector('video')
  if (!video?.videoWidth) return undefined
  const [bits, cellWidth] = [24, 24]
  const canvas = new OffscreenCanvas(video.videoWidth, 32)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(video, 0, 0, video.videoWidth, 32, 0, 0, video.videoWidth, 32)
  const seenAt = Date.now()
  const { data, width } = context.getImageData(0, 16, video.videoWidth, 1)
  const isWhite = (at) => data[Math.round(((at + 0.5) * cellWidth * width) / 640) * 4] > 128
  if (!isWhite(0) || isWhite(1)) return undefined
  let code = 0
  for (let bit = 0; bit < bits; bit++) code = code * 2 + Number(isWhite(bit + 2))
  return (seenAt - code) % 2 ** bits
}
