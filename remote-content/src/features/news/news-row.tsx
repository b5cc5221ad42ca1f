import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { Cover, classNames, Icon, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Headline } from '../../parts/headline/headline'
import classes from './news-row.module.css'

/** One article of the list: the whole row is the link. */
export function NewsRow({ story, hasWriter }: { story: Headline; hasWriter?: boolean }) {
  const t = useT('content')
  return (
    <Link className={classNames(classes.row, css.firstFlat, css.lead)} href={`/detail?id=${story.id}`}>
      <span className={classes.words}>
        <b className={classNames(classes.title, css.leadText)}>{story.title}</b>
        <span className={classes.meta}>
          <span>
            {hasWriter ? `${story.writer} · ` : undefined}
            {story.category} · <span className={css.unbroken}>{ageLabel(story.publishedAtMs, Date.now())}</span>
          </span>
          <span className={classes.counts}>
            <span className={classNames(css.inlineRow1, css.number)} title={t('news.reads')}>
              <Icon name="eye" size={14} label={t('news.reads')} />
              {compactNumber(story.reads)}
            </span>
            <span className={classNames(css.inlineRow1, css.number)} title={t('news.comments')}>
              <Icon name="message-square" size={14} label={t('news.comments')} />
              {compactNumber(story.comments)}
            </span>
          </span>
        </span>
      </span>
      <Cover src={story.cover} isSmall className={css.atTop} />
    </Link>
  )
}
