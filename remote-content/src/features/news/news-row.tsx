import { ageLabel, groupedNumber, useT } from '@pitchside/i18n'
import { Cover, Icon, Link } from '@pitchside/ui'
import type { Headline } from '../../parts/headline/headline'
import classes from './news-row.module.css'

/** One article of the list: the whole row is the link. */
export function NewsRow({ story, hasWriter }: { story: Headline; hasWriter?: boolean }) {
  const t = useT('content')
  return (
    <Link className={classes.row} href={`/detail?id=${story.id}`}>
      <span className={classes.words}>
        <b className={classes.title}>{story.title}</b>
        <span className={classes.meta}>
          <span>
            {hasWriter ? `${story.writer} · ` : undefined}
            {story.category} · {ageLabel(story.publishedAtMs, Date.now())}
          </span>
          <span className={classes.counts}>
            <span className={classes.count} title={t('news.reads')}>
              <Icon name="eye" size={14} label={t('news.reads')} />
              {groupedNumber(story.reads)}
            </span>
            <span className={classes.count} title={t('news.comments')}>
              <Icon name="message-square" size={14} label={t('news.comments')} />
              {groupedNumber(story.comments)}
            </span>
          </span>
        </span>
      </span>
      <Cover src={story.cover} className={classes.cover} />
    </Link>
  )
}
