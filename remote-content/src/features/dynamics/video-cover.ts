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

/** A picture of the video's beginning; rejects when the browser can not play the file. */
export async function coverOf(file: Blob): Promise<Blob> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.preload = 'auto'
    const isThere = happened(video, 'loadedmetadata')
    video.src = address
    await isThere
    const isReady = happened(video, 'seeked')
    video.currentTime = Math.min(coverAtS, video.duration / 2)
    await isReady
    return await draw(video)
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}
