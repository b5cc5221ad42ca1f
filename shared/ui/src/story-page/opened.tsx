import { type ReactNode, useEffect, useRef } from 'react'

/** What opens by a press or under the pointer and has no property for it, opened when it is drawn. */
export function Opened({ by, children }: { by: 'press' | 'pointer'; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const control = root.current?.querySelector('button')
    if (by === 'press') control?.click()
    else control?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  }, [by])
  return <div ref={root}>{children}</div>
}
