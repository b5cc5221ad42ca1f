import { compactNumber, useT } from '@pitchside/i18n'
import { FollowButton } from '@pitchside/parts'
import { Avatar, Card, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { Article } from '../../parts/headline/headline'

/** Who wrote it, and the way to follow. */
export function WriterCard({ article }: { article: Article }) {
  const t = useT('content')
  const [fans, setFans] = useState(article.writerFans)
  return (
    <Card>
      <div className={css.row3}>
        <Link href={`/persona?id=${article.writerId}`}>
          <Avatar id={article.writerId} src={article.writerAvatar} name={article.writer} size={48} />
        </Link>
        <div className={css.fillStack}>
          <b className={css.cut} title={article.writer}>
            {article.writer}
          </b>
          <span className={css.caption}>
            <span className={css.number}>{compactNumber(fans)}</span> {t('article.fans', { count: fans })} ·{' '}
            <span className={css.number}>{compactNumber(article.writerArticles)}</span>{' '}
            {t('article.articles', { count: article.writerArticles })}
          </span>
        </div>
        <FollowButton
          id={article.writerId}
          name={article.writer}
          isFollowed={article.isFollowed}
          size="sm"
          icon="plus"
          onToggled={(now) => setFans(now.fans)}
        />
      </div>
    </Card>
  )
}
