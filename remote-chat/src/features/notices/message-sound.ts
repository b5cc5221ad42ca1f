const toneHz = [660, 880]
const toneS = 0.09
const pauseMs = 1_500
let playedAt = 0

/** Two short tones, made here: no file to load. Silent where the browser has not heard a click of this visitor yet. */
export function playMessageSound(now: number): void {
  if (now - playedAt < pauseMs || typeof AudioContext === 'undefined') return
  playedAt = now
  const context = new AudioContext()
  for (const [place, frequency] of toneHz.entries()) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency })
    const volume = new GainNode(context, { gain: 0.05 })
    const from = context.currentTime + place * toneS
    volume.gain.setTargetAtTime(0, from + toneS / 2, 0.03)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + toneS * 2)
  }
  setTimeout(() => void context.close().catch(() => undefined), pauseMs)
}
