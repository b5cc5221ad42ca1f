import { compactNumber, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Avatar, Level, Link, Skeleton } from '@pitchside/ui'
import { PageState } from '../frame/page-state'
import { pictureOf } from '../frame/picture-of'
import classes from './expert-list.module.css'
import { listExperts } from './experts.calls'

/** Query of the experts, shared by the pages that show them. */
export const useExperts = () =>
  useQuery({ queryKey: ['content', 'experts'], queryFn: ({ signal }) => listExperts(1, signal) })

/** Experts as cards. */
export function ExpertList() {
  const t = useT('content')
  const { data, isPending, isError, refetch } = useExperts()
  if (isPending)
    return (
      <div className={classes.grid} aria-busy="true">
        <Skeleton variant="large" height={112} />
        <Skeleton variant="large" height={112} />
        <Skeleton variant="large" height={112} />
      </div>
    )
  if (isError) return <PageState kind="error" onRetry={() => void refetch()} minHeight={320} />
  if (data.rows.length === 0) return <PageState kind="empty" title={t('experts.none')} minHeight={320} />
  return (
    <div className={classes.grid}>
      {data.rows.map((expert) => (
        <Link key={expert.id} className={classes.card} href={`/specialist-info?id=${expert.id}`}>
          <Avatar {...pictureOf(expert.avatar, expert.id)} size={56} />
          <span className={classes.words}>
            <b>
              {expert.nickname}
              <Level value={expert.level} />
            </b>
            <span>{expert.about}</span>
            <span>
              {compactNumber(expert.fans)} {t('article.fans')} · {expert.articles} {t('article.articles')}
            </span>
          </span>
        </Link>
      ))}
    </div>
  )
}
