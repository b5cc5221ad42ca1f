import { type ArticleEmbed, embedAddress, embedAt } from '@pitchside/contract/embeds'
import { useQuery } from '@pitchside/platform'
import { type RefObject, useEffect, useState } from 'react'
import { type Embedded, listEmbeds } from './embeds.calls'

/** A figure of a text that is a card. */
export interface EmbedPlace {
  element: HTMLElement
  address: string
  kind: ArticleEmbed['kind']
  /** What stands there for who sees no card. */
  name: string
}

const most = 10
const freshMs = 20_000

/** Scores that go on and tables that move are asked for again while somebody reads. */
const goesOn = (found: readonly Embedded[] | undefined): boolean =>
  (found ?? []).some((one) => one?.kind === 'match' && one.status !== 2)

/** The cards of a text, when it stands in the page: where each belongs, and what it shows. */
export function useEmbeds(box: RefObject<HTMLElement | null>, html: string) {
  const [places, setPlaces] = useState<readonly EmbedPlace[]>([])
  useEffect(() => {
    const figures = [...(box.current?.querySelectorAll<HTMLElement>('figure[data-embed]') ?? [])]
    setPlaces(
      figures.slice(0, most).flatMap((element) => {
        const link = element.querySelector('a')
        const embed = embedAt(link?.getAttribute('href') ?? '')
        if (!link || !embed) return []
        const name = link.textContent ?? ''
        return [{ element, address: embedAddress(embed), kind: embed.kind, name }]
      }),
    )
  }, [box, html])
  const addresses = [...new Set(places.map(({ address }) => address))]
  const query = useQuery({
    queryKey: ['content', 'embeds', ...addresses],
    queryFn: ({ signal }) => listEmbeds(addresses, signal),
    enabled: addresses.length > 0,
    refetchInterval: ({ state }) => (goesOn(state.data) ? freshMs : false),
  })
  const found = new Map(addresses.map((address, place) => [address, query.data?.[place]]))
  return { places, found, isFailed: query.isError }
}
