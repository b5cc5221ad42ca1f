import { limits } from '@pitchside/contract'
import { useEffect, useState } from 'react'

/** Is the header out of sight? Only on pages that ask for it, after 60 px of scroll. */
export function useHiddenHeader(mayHide: boolean): boolean {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    if (!mayHide) {
      setIsHidden(false)
      return
    }
    const look = () => setIsHidden(window.scrollY > limits.headerHideScrollPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [mayHide])
  return isHidden
}
