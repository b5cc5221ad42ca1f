import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import type { SlotProps } from '@pitchside/remote-kit'
import { Section, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { HitGrid } from './hit-cards'
import { RoomGrid } from './people-cards'
import { aboutName } from './search.calls'
import type { ListTab } from './search-tabs'

/** What fills whole rows of its grid. */
const shown = { live: 4, news: 4, videos: 5 } as const

/** Rooms on air, news and videos about a team or a league, the newest first. */
export default function HubAbout({ name }: SlotProps['hub.about']) {
  const t = useT('content')
  const query = useQuery({
    queryKey: ['content', 'about', name],
    queryFn: ({ signal }) => aboutName(name, signal),
    staleTime: 60_000,
  })
  const more = (tab: ListTab, total: number, most: number) =>
    total > most
      ? {
          label: t('find.more', { count: total }),
          href: `/search?name=${encodeURIComponent(name)}&tab=${tab}${tab === 'live' ? '' : '&sort=newest'}`,
        }
      : undefined
  return (
    <QueryView query={query} minHeight={320} skeleton={<Skeleton variant="large" height={320} />}>
      {({ rooms, news, videos }) =>
        rooms.total + news.total + videos.total === 0 ? (
          <StateBox kind="empty" title={t('find.none')} minHeight={160} />
        ) : (
          <div className={css.column}>
            {rooms.total > 0 ? (
              <Section title={t('find.tab.live')} more={more('live', rooms.total, shown.live)}>
                <RoomGrid rooms={rooms.rows.slice(0, shown.live)} />
              </Section>
            ) : undefined}
            {news.total > 0 ? (
              <Section title={t('find.tab.news')} more={more('news', news.total, shown.news)}>
                <HitGrid hits={news.rows.slice(0, shown.news)} />
              </Section>
            ) : undefined}
            {videos.total > 0 ? (
              <Section title={t('find.tab.videos')} more={more('videos', videos.total, shown.videos)}>
                <HitGrid hits={videos.rows.slice(0, shown.videos)} />
              </Section>
            ) : undefined}
          </div>
        )
      }
    </QueryView>
  )
}
