import { call } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { classNames, Icon, Link, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { ClockLabel } from '../../parts/clock-label/clock-label'
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

/** Notices without a page of their own are read in the message centre; a horn leads nowhere. */
const addressOf = ({ kind, url }: News) =>
  /^\/[^/\\]/.test(url) ? url : kind === 'notice' ? '/member?type=26' : undefined

/** What was heard and what is kept, each once, the newest first. */
export function mergedNews(heard: readonly News[], kept: readonly News[]): News[] {
  const known = new Set(kept.map(({ key }) => key))
  return [...heard.filter(({ key }) => !known.has(key)), ...kept].sort((one, other) => other.atMs - one.atMs)
}

function Row({ news }: { news: News }) {
  const t = useT('chat')
  const address = addressOf(news)
  const inside = (
    <>
      <Icon name={news.kind === 'horn' ? 'megaphone' : 'bell'} size={16} />
      <span className={classNames(css.stack2px, css.shrink)}>
        <b className={classNames(css.medium, css.breakable)}>
          {news.kind === 'horn' ? t('news.horn', { name: news.title }) : news.title}
        </b>
        <span className={classNames(css.breakable, css.caption)}>{news.text}</span>
      </span>
      <time className={css.caption}>
        <ClockLabel atMs={news.atMs} />
      </time>
    </>
  )
  return (
    <li>
      {address ? (
        <Link className={classNames(classes.row, css.hoverLink)} href={address}>
          {inside}
        </Link>
      ) : (
        <div className={classNames(classes.row, css.hoverLink)}>{inside}</div>
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
      <h3 className={css.size14}>{t('news.title')}</h3>
      {isPending && news.length === 0 ? <Skeleton lines={4} height={36} /> : undefined}
      {isError && news.length === 0 ? <LoadFailed onRetry={refetch} title={t('news.failed')} /> : undefined}
      {!isPending && !isError && news.length === 0 ? <StateBox kind="empty" title={t('news.none')} /> : undefined}
      {news.length > 0 ? (
        <ul className={classes.list} aria-label={t('news.title')}>
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
