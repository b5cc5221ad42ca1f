import { type RefObject, useLayoutEffect } from 'react'

/** Windows in which the design folds the header whatever its words: the search first, then words beside icons. */
const foldBelowPx = [1240, 1120]
/** The last one is for words that fit in no other way, e.g. on a phone. */
const mostFolded = foldBelowPx.length + 1

/** How far the header must be folded: at least what the window asks, and until `fits` says yes. */
export function headerFold(windowPx: number, fits: (level: number) => boolean): number {
  let level = foldBelowPx.filter((limit) => windowPx < limit).length
  while (level < mostFolded && !fits(level)) level += 1
  return level
}

/**
 * Folds the header as far as its words need: languages differ, remotes add tabs, and who is signed in changes what
 * stands at the right. The level is in `data-fold`. After the first drawing sizes are heard of when they are laid out: to
 * ask for them at each drawing would lay the whole page out each time.
 */
export function useHeaderFold(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = header.current
    if (!box) return
    const fits = (level: number): boolean => {
      box.dataset.fold = String(level)
      const padding = Number.parseFloat(getComputedStyle(box).paddingRight) || 0
      const end = box.lastElementChild?.getBoundingClientRect().right ?? 0
      return end <= box.getBoundingClientRect().right - padding + 1
    }
    const fold = () => {
      box.dataset.fold = String(headerFold(window.innerWidth, fits))
    }
    const all = () => [box, ...box.children] as HTMLElement[]
    let laid = ''
    let frame = 0
    // What a fold itself changes is nothing to be told of: engines call that a loop, and some complain of it.
    const hear = () => {
      const widths = () => all().map(({ offsetWidth }) => offsetWidth)
      if (widths().join() === laid) return
      sizes.disconnect()
      fold()
      laid = widths().join()
      frame = requestAnimationFrame(watch)
    }
    const sizes = new ResizeObserver(hear)
    const watch = () => {
      for (const part of all()) sizes.observe(part)
    }
    const parts = new MutationObserver(watch)
    parts.observe(box, { childList: true })
    // Before anything of it is painted; what is folded otherwise a frame later moves.
    fold()
    watch()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      parts.disconnect()
    }
  }, [header])
}
