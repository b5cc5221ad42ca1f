import { type Disposer, disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'

/** Hears when settings of this browser are changed: by another part of the page, or in another tab. */
export function watchSettings(listener: () => void): Disposer {
  window.addEventListener('storage', listener)
  return disposeAll([bus.on('settings.changed', listener), () => window.removeEventListener('storage', listener)])
}
