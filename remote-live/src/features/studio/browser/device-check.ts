import { limits } from '@pitchside/contract'
import { ownCall } from '../../../parts/own-call/own-call'
import { type CaptureChoice, startCapture } from './capture'
import { type CheckGrade, gradePicture, gradeSound, gradeUpload } from './check-grades'
import { drawComposition } from './composition'
import { drawTestCard } from './test-card'

export interface DeviceCheck {
  picture: CheckGrade
  sound: CheckGrade
  upload: CheckGrade
  /** What the line took, bit/s. */
  rate: number
}

const lookMs = 2_000
const lookEveryMs = 100
/** Pieces that are sent at once: one alone would measure how far away the site is. */
const pieces = 8
/** Sound of every broadcast, bit/s. */
const soundRate = 128_000
const small = { width: 64, height: 36 }

/** Bit/s the line takes towards the site; 0: it took nothing. */
async function measureUpload(): Promise<number> {
  const data = 'x'.repeat(limits.uploadProbeChars)
  const startedAt = performance.now()
  try {
    await Promise.all(Array.from({ length: pieces }, () => ownCall('probeUpload', { data }, { isQuiet: true })))
  } catch (error) {
    console.warn('the upload was not measured', error)
    return 0
  }
  return (pieces * data.length * 8_000) / Math.max(1, performance.now() - startedAt)
}

function brightnessOf(context: CanvasRenderingContext2D): number {
  const { data } = context.getImageData(0, 0, small.width, small.height)
  let sum = 0
  for (let at = 0; at < data.length; at += 4)
    sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
  return (sum * 4) / data.length
}

/** The loudest moment since the last question, 0 to 1. */
function loudnessOf(context: AudioContext, track: MediaStreamTrack): () => number {
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return () => {
    analyser.getFloatTimeDomainData(samples)
    return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  }
}

/**
 * Sends a little to the site, then looks for two seconds at what would be broadcast and listens to it. Nothing goes on air.
 *
 * @throws DOMException when a device is missing or the visitor said no.
 */
export async function checkDevices(choice: CaptureChoice): Promise<DeviceCheck> {
  // Before the picture begins: a page that starts to draw would be heard as a slow line.
  const rate = await measureUpload()
  const capture = await startCapture(choice, () => undefined)
  const sound = new AudioContext()
  try {
    const canvas = Object.assign(document.createElement('canvas'), small)
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
    if (!context) throw new Error('The browser gives no canvas.')
    const loudness = capture.audio ? loudnessOf(sound, capture.audio) : () => 0
    const brightness: number[] = []
    let peak = 0
    for (const endsAt = performance.now() + lookMs; performance.now() < endsAt; ) {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      if (choice.source === 'test') drawTestCard(context, new Date(), '')
      else drawComposition(context, capture)
      brightness.push(brightnessOf(context))
      peak = Math.max(peak, loudness())
    }
    return {
      picture: gradePicture(brightness),
      sound: gradeSound(peak),
      upload: gradeUpload(rate, choice.size.bitrate + soundRate),
      rate,
    }
  } finally {
    await sound.close()
    await capture.stop()
  }
}
