import { bus } from '@pitchside/bus'
import { createStore, useStore } from '@pitchside/platform'

export type Theme = 'dark' | 'light'

/** Local storage key; the page's inline script reads it before the first paint, so there is no flash. */
export const themeKey = 'theme'

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light'

function storedTheme(): Theme | undefined {
  try {
    const value = localStorage.getItem(themeKey)
    return isTheme(value) ? value : undefined
  } catch (error) {
    // A browser that forbids storage still gets the dark theme.
    console.debug('the theme is not readable', error)
    return undefined
  }
}

let stopFollowing: (() => void) | undefined

const store = createStore<{ theme: Theme }>()(() => ({ theme: 'dark' }))

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  store.setState({ theme })
}

/** Start-up: shows the remembered theme, dark when there is none, and follows the settings of the member centre. */
export function startTheme(): void {
  const showStored = () => show(storedTheme() ?? 'dark')
  showStored()
  stopFollowing?.()
  stopFollowing = bus.on('settings.changed', showStored)
}

/** Shows and remembers the other theme. */
export function toggleTheme(): void {
  const next: Theme = store.getState().theme === 'dark' ? 'light' : 'dark'
  show(next)
  try {
    localStorage.setItem(themeKey, next)
  } catch (error) {
    console.debug('the theme is not kept', error)
  }
}

export const useTheme = (): Theme => useStore(store, (state) => state.theme)
