import { useNavigate } from '@pitchside/platform'
import { useEffect, useMemo, useRef } from 'react'

/** A click the browser is to follow itself: a link that leads elsewhere, or one that opens beside the page. */
const isTheBrowsers = (link: HTMLAnchorElement, { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  link.target !== '' || link.origin !== location.origin || metaKey || ctrlKey || shiftKey || altKey

/** Text of the house, with links within the site that open without loading the page anew. */
export function HouseText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const markup = useMemo(() => ({ __html: html }), [html])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const text = place.current
    const follow = (event: MouseEvent): void => {
      const link = (event.target as Element).closest('a')
      if (!link || isTheBrowsers(link, event)) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    text?.addEventListener('click', follow)
    return () => text?.removeEventListener('click', follow)
  }, [navigate])
  // The server makes this markup from plain text, by its allow-list.
  return <div ref={place} className={className} dangerouslySetInnerHTML={markup} />
}
