import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useNavigate, useQuery, useSearchParams } from '@pitchside/platform'
import { Icon, Link, Skeleton, StateBox } from '@pitchside/ui'
import page from '../frame/page.module.css'
import { PageState } from '../frame/page-state'
import classes from './comment.module.css'
import { CommentThread } from './comment-thread'
import { readThread } from './comments.calls'

/** One comment of an article with all that was answered. */
export default function CommentPage() {
  const t = useT('content')
  const navigate = useNavigate()
  const id = Number(useSearchParams()[0].get('id'))
  const thread = useQuery({
    queryKey: ['content', 'thread', id],
    queryFn: ({ signal }) => readThread(id, 1, signal),
    enabled: id > 0,
  })
  const isLost = !(id > 0) || (thread.error instanceof CallError && thread.error.reason === 'not-found')
  return (
    <div className={page.page}>
      <div className={classes.column}>
        <h1 className={page.title}>{t('title.comment')}</h1>
        {thread.isPending && id > 0 ? <Skeleton lines={6} height={22} /> : undefined}
        {isLost ? (
          <StateBox
            kind="empty"
            title={t('comments.gone')}
            minHeight={320}
            action={{ label: t('article.toNews'), href: '/news' }}
          />
        ) : undefined}
        {thread.isError && !isLost ? <PageState kind="error" onRetry={() => void thread.refetch()} /> : undefined}
        {thread.data ? (
          <>
            <Link className={classes.source} href={`/detail?id=${thread.data.post.id}`}>
              <Icon name="file-text" size={16} />
              <span>{thread.data.post.title}</span>
              <Icon name="chevron-right" size={16} />
            </Link>
            <CommentThread
              kind="headline"
              targetId={thread.data.post.id}
              comment={thread.data.root}
              isOpen
              onChanged={() => void thread.refetch()}
              onDeleted={() => navigate(`/detail?id=${thread.data.post.id}#comments`, { replace: true })}
            />
          </>
        ) : undefined}
      </div>
    </div>
  )
}
