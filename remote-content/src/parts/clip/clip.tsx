import type { ComponentProps } from 'react'

/** A member's clip, with the browser's own controls where none are given. It needs a label of its own. */
export function Clip(props: ComponentProps<'video'> & { 'aria-label': string }) {
  return <video controls playsInline {...props} />
}
