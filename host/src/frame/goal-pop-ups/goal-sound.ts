import type { Disposer, GoalSound } from '@pitchside/base'
import { limits } from '@pitchside/contract'

const noiseSeconds = 2

/** A crowd is noise between two pitches; it swells, stays and fades. */
function crowd(context: AudioContext, lengthS: number): AudioNode {
  const buffer = context.createBuffer(1, context.sampleRate * noiseSeconds, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  source.loop = true
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = 850
  band.Q.value = 0.6
  const gain = context.createGain()
  const start = context.currentTime
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(0.22, start + 0.5)
  gain.gain.setValueAtTime(0.22, start + lengthS * 0.5)
  gain.gain.linearRampToValueAtTime(0, start + lengthS)
  source.connect(band).connect(gain)
  source.start()
  source.stop(start + lengthS)
  return gain
}

/** Two short blasts of a horn. */
function horn(context: AudioContext, atS: number): AudioNode {
  const gain = context.createGain()
  const start = context.currentTime + atS
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(0.09, start + 0.03)
  gain.gain.setValueAtTime(0.09, start + 0.28)
  gain.gain.linearRampToValueAtTime(0, start + 0.36)
  for (const frequency of [233, 294, 349]) {
    const tone = context.createOscillator()
    tone.type = 'sawtooth'
    tone.frequency.value = frequency
    tone.connect(gain)
    tone.start(start)
    tone.stop(start + 0.4)
  }
  return gain
}

/** Strokes of a bell: a high tone and its overtones that ring out. */
function bell(context: AudioContext, atS: number): AudioNode {
  const gain = context.createGain()
  const start = context.currentTime + atS
  gain.gain.setValueAtTime(0.16, start)
  gain.gain.linearRampToValueAtTime(0, start + 1.4)
  for (const frequency of [880, 1_320, 2_217]) {
    const tone = context.createOscillator()
    tone.type = 'sine'
    tone.frequency.value = frequency
    tone.connect(gain)
    tone.start(start)
    tone.stop(start + 1.4)
  }
  return gain
}

/** A blow of the referee's whistle: two tones so close that they beat. */
function whistle(context: AudioContext, atS: number, lengthS: number): AudioNode {
  const gain = context.createGain()
  const start = context.currentTime + atS
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(0.06, start + 0.02)
  gain.gain.setValueAtTime(0.06, start + lengthS - 0.05)
  gain.gain.linearRampToValueAtTime(0, start + lengthS)
  for (const frequency of [2_730, 2_762]) {
    const tone = context.createOscillator()
    tone.type = 'square'
    tone.frequency.value = frequency
    tone.connect(gain)
    tone.start(start)
    tone.stop(start + lengthS)
  }
  return gain
}

const makers: Record<GoalSound, (context: AudioContext) => AudioNode[]> = {
  crowd: (context) => [crowd(context, limits.goalSoundMs / 1_000), horn(context, 0.1), horn(context, 0.6)],
  horn: (context) => [0.05, 0.5, 0.95, 1.4].map((atS) => horn(context, atS)),
  bell: (context) => [0, 0.5, 1].map((atS) => bell(context, atS)),
  whistle: (context) => [whistle(context, 0, 0.25), whistle(context, 0.35, 0.25), whistle(context, 0.7, 1)],
}

let playing: Disposer | undefined

/** Plays the goal sound, made here, no file; it ends after 6 s at the latest. A second goal starts it over. */
export function playGoalSound(sound: GoalSound): Disposer {
  playing?.()
  const context = new AudioContext()
  for (const node of makers[sound](context)) node.connect(context.destination)
  const stop = () => {
    clearTimeout(timer)
    if (playing === stop) playing = undefined
    if (context.state !== 'closed') void context.close()
  }
  const timer = setTimeout(stop, limits.goalSoundMs)
  playing = stop
  return stop
}
