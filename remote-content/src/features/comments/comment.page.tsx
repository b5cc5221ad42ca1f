import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useNavigate, useQuery, useSearchParams } from '@pitchside/platform'
import { Slot, usePageName } from '@pitchside/remote-kit'
import { classNames, Icon, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import page from '../../parts/frame/page.module.css'
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
  usePageName(thread.data?.post.title)
  return (
    <div className={page.page}>
      <div className={classes.column}>
        <h1 className={page.title}>{t('title.comment')}</h1>
        {thread.isPending && id > 0 ? <Skeleton lines={6} height={22} /> : undefined}
        {(thread.isError && !thread.data) || !(id > 0) ? (
          <LoadFailed
            error={thread.error}
            gone={t('comments.gone')}
            after={<Slot name="main.headlines" props={{}} />}
            wayOut={{ label: t('article.toNews'), href: '/news' }}
            onRetry={thread.refetch}
            minHeight={320}
          />
        ) : undefined}
        {thread.data ? (
          <>
            <Link className={classNames(classes.source, css.hoverBrand)} href={`/detail?id=${thread.data.post.id}`}>
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
      {thread.data ? <Slot name="main.headlines" props={{}} /> : undefined}
    </div>
  )
}
