import { useState } from 'react'

/** True from the first time that it was: a heading that came with its list stays while another one is on its way. */
export function useOnce(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow)
  if (isNow && !hasBeen) setHasBeen(true)
  return hasBeen || isNow
}
