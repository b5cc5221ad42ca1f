import { type Disposer, disposeAll } from '@pitchside/base'
import type { PictureSize } from './encoder-support'

/** What is broadcast. `test` is a drawn picture with a clock and a quiet tone, to try everything without a camera. */
export type SourceKind = 'camera' | 'screen' | 'both' | 'test'

export const sourceKinds: readonly SourceKind[] = ['camera', 'screen', 'both', 'test']

export interface CaptureChoice {
  source: SourceKind
  /** Device of the microphone; undefined: the default one; empty: none. */
  microphoneId: string | undefined
  size: PictureSize
}

/** Picture and sound of this computer while they are being captured. */
export interface Capture {
  screen: HTMLVideoElement | undefined
  camera: HTMLVideoElement | undefined
  audio: MediaStreamTrack | undefined
  stop: Disposer
}

/** Plays a stream into an element that is nowhere on the page: something to draw from. */
async function playing(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  await video.play()
  return video
}

const stopAll = (stream: MediaStream) => () => {
  for (const track of stream.getTracks()) track.stop()
}

/** A tone one can hardly hear: a test must have sound for the encoder, not for the ears. */
function quietTone(context: AudioContext): MediaStreamAudioDestinationNode {
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  const destination = context.createMediaStreamDestination()
  oscillator.frequency.value = 220
  gain.gain.value = 0.03
  oscillator.connect(gain).connect(destination)
  oscillator.start()
  return destination
}

/** One track of everything that makes a sound; encoders take one. */
function mixed(context: AudioContext, streams: readonly MediaStream[]): MediaStreamTrack | undefined {
  const heard = streams.filter((stream) => stream.getAudioTracks().length > 0)
  if (heard.length === 0) return undefined
  const destination = context.createMediaStreamDestination()
  for (const stream of heard) context.createMediaStreamSource(stream).connect(destination)
  return destination.stream.getAudioTracks()[0]
}

/**
 * Asks for what the choice needs. `onEnded` is called when the visitor ends it in the browser's own bar.
 *
 * @throws DOMException when a device is missing or the visitor said no; nothing stays open then.
 */
export async function startCapture(choice: CaptureChoice, onEnded: () => void): Promise<Capture> {
  const { source, microphoneId, size } = choice
  const { width, height, frameRate } = size
  const opened: Disposer[] = []
  const stop = () => disposeAll([...opened].reverse())()
  const streams: MediaStream[] = []
  const keep = (stream: MediaStream): MediaStream => {
    opened.push(stopAll(stream))
    streams.push(stream)
    return stream
  }
  try {
    const ideal = { width: { ideal: width }, height: { ideal: height }, frameRate: { ideal: frameRate } }
    const needsScreen = source === 'screen' || source === 'both'
    const needsCamera = source === 'camera' || source === 'both'
    const devices = navigator.mediaDevices
    const screen = needsScreen ? keep(await devices.getDisplayMedia({ video: ideal, audio: true })) : undefined
    const camera = needsCamera ? keep(await devices.getUserMedia({ video: ideal })) : undefined
    for (const track of [...(screen?.getVideoTracks() ?? []), ...(camera?.getVideoTracks() ?? [])])
      track.addEventListener('ended', onEnded)
    if (source !== 'test' && microphoneId !== '')
      keep(await devices.getUserMedia({ audio: microphoneId ? { deviceId: { exact: microphoneId } } : true }))
    const context = new AudioContext({ sampleRate: 48_000 })
    opened.push(() => void context.close())
    await context.resume()
    const audio =
      source === 'test' ? quietTone(context).stream.getAudioTracks()[0] : (mixed(context, streams) ?? silence(context))
    return {
      screen: screen && (await playing(screen)),
      camera: camera && (await playing(camera)),
      audio,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Players wait for both tracks of a stream: one without a microphone is silent, not soundless. */
function silence(context: AudioContext): MediaStreamTrack | undefined {
  const source = context.createConstantSource()
  const gain = context.createGain()
  const destination = context.createMediaStreamDestination()
  gain.gain.value = 0
  source.connect(gain).connect(destination)
  source.start()
  return destination.stream.getAudioTracks()[0]
}
