import { useBlocker } from '@pitchside/platform'
import { useEffect } from 'react'

/** Asks before the page is left while `isActive`. The returned question is open when somebody wants to leave. */
export function useLeaveWarning(isActive: boolean): { isOpen: boolean; stay: () => void; leave: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])
  return {
    isOpen: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
