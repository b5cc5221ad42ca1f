import { CLIPS } from './clips.mjs'
import { COVERS } from './covers.mjs'
import { paintCover } from './paint-cover.mjs'
import { paintScene } from './painter/scene.mjs'
import { toPlanes } from './planes.mjs'

/** What the generator calls inside the browser. */
const surfaces = new Map()
function takeSurface(width, height) {
  const key = `${width}x${height}`
  if (!surfaces.has(key))
    surfaces.set(key, new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true }))
  return surfaces.get(key)
}

const clips = new Map()
function paintClipFrame({ clip: name, frame, fps, width, height }) {
  if (!clips.has(name)) clips.set(name, CLIPS[name]())
  const clip = clips.get(name)
  const context = takeSurface(width, height)
  const seconds = frame / fps
  paintScene(context, clip.arena, clip.momentAt(seconds))
  clip.overlay(context, seconds)
  return context
}

async function encodePicture(context, type, quality) {
  const blob = await context.canvas.convertToBlob({ type, quality })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(text)
}

globalThis.pitchside = {
  /** Sends raw 4:2:0 frames, one request each, in order. */
  async sendFrames(job) {
    let sent = Promise.resolve()
    for (let frame = job.from; frame < job.to; frame++) {
      const context = paintClipFrame({ ...job, frame })
      const pixels = context.getImageData(0, 0, job.width, job.height).data
      // The next frame is painted while this one is on its way.
      await sent
      sent = fetch('/frame', { method: 'POST', body: toPlanes(pixels, job.width, job.height) }).then((reply) => {
        if (!reply.ok) throw new Error(`frame ${frame}: ${reply.status}`)
      })
    }
    await sent
  },
  async paintPicture(job, type, quality) {
    return encodePicture(paintClipFrame(job), type, quality)
  },
  coverIds: () => COVERS.map((cover) => cover.id),
  /** Painted at twice the size and scaled down, which keeps small figures crisp. */
  async paintCover({ id, width, height, quality }) {
    const large = takeSurface(width * 2, height * 2)
    paintCover(large, id)
    const small = takeSurface(width, height)
    small.imageSmoothingQuality = 'high'
    small.drawImage(large.canvas, 0, 0, width, height)
    return encodePicture(small, 'image/webp', quality)
  },
}
