import type { Chapter } from './video'

/** The chapter a second of a video belongs to; they come in the order of their time. */
export const chapterAt = (chapters: readonly Chapter[], second: number): Chapter | undefined =>
  chapters.findLast((one) => one.second <= second)
