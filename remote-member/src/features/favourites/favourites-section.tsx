import { useT } from '@pitchside/i18n'
import type { ListPage } from '@pitchside/parts'
import { type Place, usePlace } from '@pitchside/platform'
import { Card, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import {
  fetchKeptNews,
  fetchKeptPosts,
  fetchKeptVideos,
  type Kept,
  toggleNews,
  togglePost,
  toggleVideo,
} from './favourites.calls'
import { fetchFollowedMatches, fetchFollowedSources, toggleMatch, toggleSource } from './followed.calls'
import { KeptList, type KeptListProps } from './kept-list'
import { CoverRow, MatchRow, PostRow, SourceRow } from './kept-rows'

const lists = ['videos', 'news', 'posts', 'matches', 'teams'] as const
export type List = (typeof lists)[number]

/** Where things of a kind are found. */
const places: Record<List, string> = {
  videos: '/video-list',
  news: '/news',
  posts: '/circle',
  matches: '/football',
  teams: '/base-football',
}

type Common = Pick<KeptListProps<unknown>, 'label' | 'name' | 'page' | 'empty' | 'onPageChange'>

/** Content somebody published. */
const content: Record<
  'videos' | 'news' | 'posts',
  {
    fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage<Kept>>
    toggle: (id: number) => Promise<boolean>
    row: (kept: Kept) => ReactNode
  }
> = {
  videos: { fetchPage: fetchKeptVideos, toggle: toggleVideo, row: (kept) => <CoverRow kept={kept} hasPlay /> },
  news: { fetchPage: fetchKeptNews, toggle: toggleNews, row: (kept) => <CoverRow kept={kept} /> },
  posts: { fetchPage: fetchKeptPosts, toggle: togglePost, row: (kept) => <PostRow kept={kept} /> },
}

function ListOf({ list, common }: { list: List; common: Common }) {
  if (list === 'matches') {
    return (
      <KeptList
        {...common}
        fetchPage={fetchFollowedMatches}
        toggle={toggleMatch}
        keyOf={({ id }) => String(id)}
        nameOf={({ home, away }) => `${home.name} vs ${away.name}`}
      >
        {(match) => <MatchRow match={match} />}
      </KeptList>
    )
  }
  if (list === 'teams') {
    return (
      <KeptList
        {...common}
        fetchPage={fetchFollowedSources}
        toggle={toggleSource}
        keyOf={({ kind, id }) => `${kind}-${id}`}
        nameOf={({ name }) => name}
      >
        {(source) => <SourceRow source={source} />}
      </KeptList>
    )
  }
  const { fetchPage, toggle, row } = content[list]
  return (
    <KeptList
      {...common}
      fetchPage={fetchPage}
      toggle={({ id }) => toggle(id)}
      keyOf={({ id }) => String(id)}
      nameOf={({ title }) => title}
    >
      {row}
    </KeptList>
  )
}

/** Everything a member keeps: videos, news, posts, and what they follow in sports. */
export function Favourites({ place }: { place: Place<List> }) {
  const t = useT('member')
  const { list, page, toList, toPage } = place
  const label = t(`favourites.list.${list}`)
  const action = { label: t(`favourites.find.${list}`), href: places[list] }
  return (
    <Card title={t('section.favourites')}>
      <Tabs
        label={t('section.favourites')}
        items={lists.map((value) => ({ value, label: t(`favourites.list.${value}`) }))}
        value={list}
        onValueChange={toList}
        panelClassName={css.padTop2}
      >
        <ListOf
          key={list}
          list={list}
          common={{
            label,
            name: list,
            page,
            empty: { title: t(`favourites.none.${list}`), text: t('favourites.noneText'), action },
            onPageChange: toPage,
          }}
        />
      </Tabs>
    </Card>
  )
}

/** The favourites the address names. */
export function FavouritesSection() {
  return <Favourites place={usePlace(lists)} />
}
