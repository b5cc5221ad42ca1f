const widestPx = 1280
/** The first pictures of a clip are often black. */
const coverAtS = 1

function happened(target: HTMLVideoElement, name: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(new Error('the browser can not read this video')), { once: true })
  })
}

function draw(video: HTMLVideoElement): Promise<Blob> {
  const scale = Math.min(1, widestPx / Math.max(1, video.videoWidth))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('no picture'))), 'image/jpeg', 0.86),
  )
}

/** A picture of a video and how long the video is. */
export interface VideoFrame {
  picture: Blob
  durationS: number
}

/** A picture of the video at a moment (near its beginning when not given); rejects when the browser can not play it. */
export async function frameOf(file: Blob, atShare?: number): Promise<VideoFrame> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.preload = 'auto'
    const isThere = happened(video, 'loadedmetadata')
    video.src = address
    await isThere
    const durationS = Number.isFinite(video.duration) ? video.duration : 0
    const isReady = happened(video, 'seeked')
    video.currentTime = atShare === undefined ? Math.min(coverAtS, durationS / 2) : durationS * atShare
    await isReady
    return { picture: await draw(video), durationS }
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}
