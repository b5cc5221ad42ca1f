import { useNavigate } from '@pitchside/platform'
import { type MouseEvent, useMemo } from 'react'

/** Text of the house, with links within the site that open without loading the page anew. */
export function HouseText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const markup = useMemo(() => ({ __html: html }), [html])
  const follow = (event: MouseEvent<HTMLDivElement>): void => {
    const link = (event.target as Element).closest('a')
    const isElsewhere = !link || link.target !== '' || link.origin !== location.origin
    if (isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }
  // The server makes this markup from plain text, by its allow-list.
  return <div className={className} onClick={follow} dangerouslySetInnerHTML={markup} />
}
