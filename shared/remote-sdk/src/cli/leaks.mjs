// Both functions run in the page that is looked at.

/** Counts what a page must give back, from before its first script on. */
export function watchLeaks() {
  const counts = { listeners: 0, intervals: 0, observers: 0 }
  globalThis.openThings = counts
  for (const target of [window, document]) {
    const known = new Set()
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)]
    const keyOf = (type, listener, options) => {
      listener.leakKey ??= Math.random()
      return `${type} ${listener.leakKey} ${Boolean(options?.capture ?? options)}`
    }
    target.addEventListener = (type, listener, options) => {
      const key = listener && !options?.once && !options?.signal && keyOf(type, listener, options)
      if (key && !known.has(key)) {
        known.add(key)
        counts.listeners += 1
      }
      return add(type, listener, options)
    }
    target.removeEventListener = (type, listener, options) => {
      if (listener && known.delete(keyOf(type, listener, options))) counts.listeners -= 1
      return remove(type, listener, options)
    }
  }
  const running = new Set()
  const [start, stop] = [setInterval.bind(window), clearInterval.bind(window)]
  window.setInterval = (...given) => {
    const timer = start(...given)
    running.add(timer)
    counts.intervals = running.size
    return timer
  }
  window.clearInterval = (timer) => {
    running.delete(timer)
    counts.intervals = running.size
    stop(timer)
  }
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver']) {
    const live = new Set()
    const Real = window[name]
    window[name] = class extends Real {
      observe(...given) {
        if (!live.has(this)) counts.observers += 1
        live.add(this)
        super.observe(...given)
      }
      disconnect() {
        if (live.delete(this)) counts.observers -= 1
        super.disconnect()
      }
    }
  }
}

/** What is open now, with what stands outside of the place of the remote. */
export const leaksOf = () => ({
  ...globalThis.openThings,
  elements: document.body.childElementCount + document.head.childElementCount,
})
