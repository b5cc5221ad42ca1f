import { useUser } from '@pitchside/auth'
import { compactNumber, useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useMutation } from '@pitchside/platform'
import { Avatar, Button, Card, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { pictureOf } from '../../parts/frame/picture-of'
import type { Article } from '../../parts/headline/headline'
import { toggleFollow } from '../news/headlines.calls'

/** Who wrote it, and the way to follow. */
export function WriterCard({ article }: { article: Article }) {
  const t = useT('content')
  const isOwn = useUser()?.id === article.writerId
  const [isFollowed, setFollowed] = useState(article.isFollowed)
  const follow = useMutation({
    mutationFn: () => toggleFollow(article.writerId),
    onSuccess: () => setFollowed((before) => !before),
  })
  const fans = article.writerFans + (Number(isFollowed) - Number(article.isFollowed))
  return (
    <Card>
      <div className={css.row3}>
        <Link href={`/persona?id=${article.writerId}`}>
          <Avatar {...pictureOf(article.writerAvatar, article.writerId)} name={article.writer} size={48} />
        </Link>
        <div className={css.fillStack}>
          <b className={css.cut} title={article.writer}>
            {article.writer}
          </b>
          <span className={css.caption}>
            <span className={css.number}>{compactNumber(fans)}</span> {t('article.fans', { count: fans })} ·{' '}
            <span className={css.number}>{article.writerArticles}</span>{' '}
            {t('article.articles', { count: article.writerArticles })}
          </span>
        </div>
        {isOwn ? undefined : (
          <Button
            size="sm"
            variant={isFollowed ? 'secondary' : 'outline'}
            icon={isFollowed ? undefined : 'plus'}
            isLoading={follow.isPending}
            aria-pressed={isFollowed}
            onClick={() => asMember(() => follow.mutate())}
          >
            {isFollowed ? t('article.following') : t('article.follow')}
          </Button>
        )}
      </div>
    </Card>
  )
}
