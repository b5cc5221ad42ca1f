import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useQuery, useSearchParams } from '@pitchside/platform'
import { SearchField, Skeleton, Tabs } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import page from '../frame/page.module.css'
import { PageState } from '../frame/page-state'
import { searchAll } from './search.calls'
import classes from './search.module.css'
import { AnchorResults, NewsResults, RoomResults, VideoResults } from './search-results'

const kinds = ['all', 'live', 'anchors', 'news', 'videos'] as const
type Kind = (typeof kinds)[number]
const isKind = (value: string | null): value is Kind => kinds.includes(value as Kind)

/** Results of `?name=`, all together or of one kind. */
export default function SearchPage() {
  const t = useT('content')
  const [params, setParams] = useSearchParams()
  const name = (params.get('name') ?? '').trim().slice(0, limits.searchTextChars)
  const asked = params.get('kind')
  const kind: Kind = isKind(asked) ? asked : 'all'
  const [text, setText] = useState(name)
  useEffect(() => setText(name), [name])
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['content', 'search', name],
    queryFn: ({ signal }) => searchAll(name, signal),
    enabled: name !== '',
  })
  const counts = {
    all: undefined,
    live: data?.rooms.length,
    anchors: data?.anchors.length,
    news: data?.news.length,
    videos: data?.videos.length,
  }
  const show = (next: Kind) => setParams(next === 'all' ? { name } : { name, kind: next }, { replace: true })
  const isEmpty =
    data && (kind === 'all' ? Object.values(data).every(({ length }) => length === 0) : counts[kind] === 0)
  const wants = (one: Kind) => kind === 'all' || kind === one
  return (
    <div className={page.page}>
      <h1 className={page.title}>{name ? t('search.title', { name }) : t('title.search')}</h1>
      <div className={classes.field}>
        <SearchField
          label={t('title.search')}
          placeholder={t('search.ask')}
          clearLabel={t('search.clear')}
          maxLength={limits.searchTextChars}
          value={text}
          onValueChange={setText}
          onSearch={(next) => next && setParams({ name: next })}
        />
      </div>
      {name === '' ? <PageState kind="empty" title={t('search.ask')} minHeight={360} /> : undefined}
      {name === '' ? undefined : (
        <Tabs
          panelClassName={classes.panel}
          label={t('search.tabs')}
          value={kind}
          onValueChange={show}
          items={kinds.map((value) => ({ value, label: t(`search.${value}`), count: counts[value] || undefined }))}
        >
          {isError ? <PageState kind="error" onRetry={() => void refetch()} minHeight={360} /> : undefined}
          {!data && isFetching ? (
            <div className={classes.loading} aria-busy="true">
              <Skeleton variant="large" height={180} />
              <Skeleton variant="large" height={180} />
            </div>
          ) : undefined}
          {isEmpty ? <PageState kind="empty" title={t('search.none')} minHeight={360} /> : undefined}
          {data ? (
            <div className={classes.results}>
              {wants('live') ? <RoomResults rooms={data.rooms} /> : undefined}
              {wants('anchors') ? <AnchorResults anchors={data.anchors} /> : undefined}
              {wants('news') ? <NewsResults stories={data.news} /> : undefined}
              {wants('videos') ? <VideoResults videos={data.videos} /> : undefined}
            </div>
          ) : undefined}
        </Tabs>
      )}
    </div>
  )
}
