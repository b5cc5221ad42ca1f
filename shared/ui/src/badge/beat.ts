const beatMs = 600
let marks = 0
let timer: ReturnType<typeof setInterval> | undefined

const beat = () => document.documentElement.toggleAttribute('data-beat')

/**
 * One beat for all blinking marks of the page, as `data-beat` on the document: an animation of each mark would cost a layer
 * each and a frame every 16 ms, on a list of running matches more than all their news. Returns what leaves the beat.
 */
export function joinBeat(): () => void {
  marks += 1
  timer ??= setInterval(beat, beatMs)
  return () => {
    marks -= 1
    if (marks > 0) return
    clearInterval(timer)
    timer = undefined
    document.documentElement.removeAttribute('data-beat')
  }
}
