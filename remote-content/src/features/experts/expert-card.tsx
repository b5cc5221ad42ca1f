import { compactNumber, useT } from '@pitchside/i18n'
import { Avatar, Badge, classNames, Level, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Expert } from './expert'
import classes from './experts.module.css'
import { FollowExpert } from './follow-expert'
import { RecordMarks } from './record-marks'
import { signed } from './scheme-words'

export function ExpertTags({ hitTag, streakTag }: Pick<Expert, 'hitTag' | 'streakTag'>) {
  return (
    <>
      {hitTag ? <Badge tone="brand">{hitTag}</Badge> : undefined}
      {streakTag ? (
        <Badge tone="hot" icon="flame">
          {streakTag}
        </Badge>
      ) : undefined}
    </>
  )
}

const tones = { plus: css.rising, minus: css.missed } as const

/** A figure with what it says. */
export function Figure({ label, value, tone }: { label: string; value: string; tone?: 'plus' | 'minus' }) {
  return (
    <span className={classNames(classes.figure, css.stack2px)}>
      <b className={tone && tones[tone]}>{value}</b>
      <small className={css.caption}>{label}</small>
    </span>
  )
}

export const returnTone = (rate: number) => (rate > 0 ? 'plus' : rate < 0 ? 'minus' : undefined)

/** An expert in a list: who, how good, and how the last ten went. */
export function ExpertCard({ expert }: { expert: Expert }) {
  const t = useT('content')
  return (
    <article className={classes.card}>
      <header className={classNames(css.row3, css.between)}>
        <Link className={classNames(css.row3, css.shrink, css.lead)} href={`/specialist-info?id=${expert.id}`}>
          <Avatar id={expert.id} src={expert.avatar} size={48} />
          <span className={classNames(css.stack2px, css.shrink)}>
            <b className={classNames(css.row2, css.shrink)}>
              <span className={classNames(css.cut, css.leadText)} title={expert.nickname}>
                {expert.nickname}
              </span>
              <Level value={expert.level} />
            </b>
            <small className={css.caption}>
              {compactNumber(expert.fans)} {t('article.fans', { count: expert.fans })}
              {expert.open > 0 ? ` · ${t('experts.openCount', { count: expert.open })}` : ''}
            </small>
          </span>
        </Link>
        <FollowExpert expert={expert} />
      </header>
      <p className={classes.about} title={expert.about}>
        {expert.about}
      </p>
      <div className={classes.figures}>
        <Figure label={t('experts.hitRate')} value={expert.hitRate === undefined ? '-' : `${expert.hitRate}%`} />
        <Figure
          label={t('experts.return')}
          value={expert.settled === 0 ? '-' : `${signed(expert.returnRate, 1)}%`}
          tone={returnTone(expert.returnRate)}
        />
        <Figure label={t('experts.settled')} value={String(expert.settled)} />
        <span className={classes.tags}>
          <ExpertTags {...expert} />
        </span>
      </div>
      <RecordMarks last={expert.last} />
    </article>
  )
}
