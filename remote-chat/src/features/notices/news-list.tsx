import { call } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Icon, Link, Skeleton, StateBox } from '@pitchside/ui'
import { ClockLabel } from './clock-label'
import { type News, useHeard } from './heard.store'
import classes from './news-list.module.css'

/** The list of a member's own news. */
const ownNews = 1

async function listOwn(signal: AbortSignal): Promise<News[]> {
  const { data } = await call('listNotices', { type: ownNews }, { isQuiet: true, signal })
  return data.map(({ id, title, content, addtime, url }) => ({
    key: `notice-${id}`,
    kind: 'notice',
    title,
    text: content,
    atMs: addtime * 1_000,
    url,
  }))
}

/** What was heard and what is kept, each once, the newest first. */
export function mergedNews(heard: readonly News[], kept: readonly News[]): News[] {
  const known = new Set(kept.map(({ key }) => key))
  return [...heard.filter(({ key }) => !known.has(key)), ...kept].sort((one, other) => other.atMs - one.atMs)
}

function Row({ news }: { news: News }) {
  const t = useT('chat')
  const inside = (
    <>
      <Icon name={news.kind === 'horn' ? 'megaphone' : 'bell'} size={16} />
      <span className={classes.words}>
        <b>{news.kind === 'horn' ? t('news.horn', { name: news.title }) : news.title}</b>
        <span>{news.text}</span>
      </span>
      <time>
        <ClockLabel atMs={news.atMs} />
      </time>
    </>
  )
  return (
    <li>
      {/^\/[^/\\]/.test(news.url) ? (
        <Link className={classes.row} href={news.url}>
          {inside}
        </Link>
      ) : (
        <div className={classes.row}>{inside}</div>
      )}
    </li>
  )
}

/** Horns and notices, the newest first, and the way to all of them. */
export function NewsList() {
  const t = useT('chat')
  const heard = useHeard()
  const {
    data = [],
    isPending,
    isError,
    refetch,
  } = useQuery({ queryKey: ['chat', 'own-notices'], queryFn: ({ signal }) => listOwn(signal) })
  const news = mergedNews(heard, data)
  return (
    <div className={classes.box}>
      <h3>{t('news.title')}</h3>
      {isPending && news.length === 0 ? <Skeleton lines={4} height={36} /> : undefined}
      {isError && news.length === 0 ? (
        <StateBox
          kind="error"
          title={t('news.failed')}
          action={{ label: t('list.retry'), onClick: () => void refetch() }}
        />
      ) : undefined}
      {!isPending && !isError && news.length === 0 ? <StateBox kind="empty" title={t('news.none')} /> : undefined}
      {news.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <ul className={classes.list} aria-label={t('news.title')} tabIndex={0}>
          {news.map((one) => (
            <Row key={one.key} news={one} />
          ))}
        </ul>
      ) : undefined}
      <Link className={classes.all} href="/member?type=26">
        {t('news.centre')}
        <Icon name="chevron-right" size={14} />
      </Link>
    </div>
  )
}
