import { useT } from '@pitchside/i18n'
import { Section } from '@pitchside/ui'
import type { ReactNode } from 'react'
import { HitGrid } from './hit-cards'
import { AnchorGrid, RoomGrid } from './people-cards'
import type { Found, HitKind } from './search.calls'
import { countOf, type ListTab } from './search-tabs'

const sections: readonly { tab: ListTab; kinds: readonly HitKind[] }[] = [
  { tab: 'teams', kinds: ['team', 'league'] },
  { tab: 'players', kinds: ['player'] },
  { tab: 'matches', kinds: ['match'] },
  { tab: 'news', kinds: ['news'] },
  { tab: 'videos', kinds: ['video'] },
  { tab: 'circles', kinds: ['circle', 'post'] },
  { tab: 'users', kinds: ['user'] },
]
/** What fills whole rows of its grid. */
const shownOf: Partial<Record<HitKind, number>> = { match: 4, video: 5, news: 4, post: 4 }

/** The best of each kind, the fullest answer first: who is on air, who broadcasts, then everything else. */
export function SearchOverview({ found, name }: { found: Found; name: string }) {
  const t = useT('content')
  const part = (tab: ListTab, shown: number, children: ReactNode) => {
    const total = countOf(found, tab)
    const more =
      total > shown
        ? {
            label: t('find.more', { count: total }),
            href: `/search?name=${encodeURIComponent(name)}&tab=${tab}`,
          }
        : undefined
    return shown === 0 ? undefined : (
      <Section key={tab} title={t(`find.tab.${tab}`)} more={more}>
        {children}
      </Section>
    )
  }
  const rooms = found.rooms.slice(0, 4)
  const anchors = found.anchors.slice(0, 3)
  return (
    <>
      {part('live', rooms.length, <RoomGrid rooms={rooms} />)}
      {part('anchors', anchors.length, <AnchorGrid anchors={anchors} />)}
      {sections.map(({ tab, kinds }) => {
        const groups = kinds.map((kind) => found.hits.filter((hit) => hit.kind === kind).slice(0, shownOf[kind] ?? 6))
        const shown = groups.reduce((sum, group) => sum + group.length, 0)
        return part(
          tab,
          shown,
          groups.map((group) => <HitGrid key={group[0]?.kind ?? ''} hits={group} />),
        )
      })}
    </>
  )
}
