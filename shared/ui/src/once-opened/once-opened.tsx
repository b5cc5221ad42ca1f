import { whenIdle } from '@pitchside/base'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/**
 * A view that stands over a page, in a file no page waits for: fetched when the page that may open it is idle, at the
 * latest when it opens. Once opened it stays mounted, so that it leaves in its own time.
 */
export function onceOpened<Props extends object>(
  isOpen: (props: Props) => boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const take = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const Fetched: ComponentType<Props> = lazy(take)

  return function OnceOpened(props: Props) {
    const [View, setView] = useState<ComponentType<Props>>()
    // A fetch ahead that failed is made again when it is needed.
    useEffect(() => whenIdle(() => void take().catch(() => undefined)), [])
    if (!View && isOpen(props)) setView(() => loaded ?? Fetched)
    return View ? (
      <Suspense>
        <View {...props} />
      </Suspense>
    ) : null
  }
}
