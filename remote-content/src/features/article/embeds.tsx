import { createPortal } from '@pitchside/platform'
import { type RefObject, useEffect } from 'react'
import { EmbedCard } from './embed-card'
import { useEmbeds } from './use-embeds'

/** The cards of a text, each in its figure. Without an answer the links stand there, as they do without scripts. */
export function Embeds({ box, html }: { box: RefObject<HTMLElement | null>; html: string }) {
  const { places, found, isFailed } = useEmbeds(box, html)
  useEffect(() => {
    for (const { element } of places) {
      const link = element.querySelector('a')
      if (link) link.hidden = !isFailed
    }
  }, [places, isFailed])
  if (isFailed) return null
  return places.map(({ element, address, name }, place) =>
    createPortal(<EmbedCard found={found.get(address)} name={name} />, element, `${place} ${address}`),
  )
}
