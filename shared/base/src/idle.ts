import type { Disposer } from './disposer'

const idleTimeoutMs = 2000
const loadTimeoutMs = 4000

/** Waits for the page's own files first, but not for ever: one that hangs holds the load event back. */
function afterLoad(work: () => void): Disposer {
  let stop: Disposer = () => undefined
  const go = () => {
    dispose()
    stop = idle(work)
  }
  const timer = setTimeout(go, loadTimeoutMs)
  window.addEventListener('load', go)
  const dispose = () => {
    clearTimeout(timer)
    window.removeEventListener('load', go)
  }
  return () => {
    dispose()
    stop()
  }
}

/** Work that may wait until the page is quiet. */
export function whenIdle(work: () => void): Disposer {
  return document.readyState === 'complete' ? idle(work) : afterLoad(work)
}

function idle(work: () => void): Disposer {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: idleTimeoutMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, idleTimeoutMs)
  return () => clearTimeout(timer)
}
