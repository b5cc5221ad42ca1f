import type { DataFrame } from '@pitchside/contract'

type OnFrame = (data: DataFrame['data']) => void

/** Ears that keep what they hear until somebody can make sense of it: a list is loaded while frames come already. */
export function createEarlyEars() {
  const kept: DataFrame['data'][] = []
  let hadGap = false
  let onFrame: OnFrame = (data) => void kept.push(data)
  let onGap = () => {
    hadGap = true
  }
  return {
    ears: { onFrame: (data: DataFrame['data']) => onFrame(data), onGap: () => onGap() },
    open(read: OnFrame, catchUp: () => void): void {
      onFrame = read
      onGap = catchUp
      for (const data of kept.splice(0)) read(data)
      if (hadGap) catchUp()
    },
  }
}
