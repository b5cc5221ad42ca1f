import type { Ref, VideoHTMLAttributes } from 'react'

/** The element pictures play in, inside the page. Broadcasts come without caption tracks. */
export function Film(props: VideoHTMLAttributes<HTMLVideoElement> & { ref?: Ref<HTMLVideoElement> }) {
  return <video playsInline {...props} />
}
