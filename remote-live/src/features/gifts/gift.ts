import { wholeNumber } from '@pitchside/base'

/** A gift of the panel. */
export interface Gift {
  id: number
  name: string
  info: string
  /** Whole diamonds. */
  price: number
  /** Address of its picture, `gift:<name>`. */
  icon: string
  /** Fills the picture with a scene. */
  isScene: boolean
}

/** A gift in the backpack. */
export interface HeldGift extends Gift {
  num: number
}

/** A look of coloured lines. */
export interface Bubble {
  id: number
  name: string
  /** Address of the look, `bubble:<style>`. */
  icon: string
  /** Whole diamonds per line. */
  price: number
}

/** Bubbles on sale and how many lines are free for this member. */
export interface BubbleOffer {
  bubbles: readonly Bubble[]
  freeLeft: number
}

/** Numbers offered for one sending. */
export const counts = [1, 10, 66, 188, 520, 1314] as const
export const countMax = 9_999

/** What a field holds as a number of gifts; undefined when it is none. */
export function countOf(text: string): number | undefined {
  const value = wholeNumber(text.trim()) ?? 0
  return value >= 1 && value <= countMax ? value : undefined
}
