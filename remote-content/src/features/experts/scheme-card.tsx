import { ageLabel, useT } from '@pitchside/i18n'
import { Avatar, Badge, classNames, Icon, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Scheme } from './expert'
import { ExpertTags } from './expert-card'
import { MatchStrip } from './match-strip'
import classes from './scheme.module.css'
import { SchemeStamp } from './scheme-stamp'
import { pickText, playText } from './scheme-words'

/**
 * A scheme in a list; the whole card leads to it. `isBare`: the expert stands above the list already; `isOfMatch`: the
 * match does.
 */
export function SchemeCard({ scheme, isBare, isOfMatch }: { scheme: Scheme; isBare?: boolean; isOfMatch?: boolean }) {
  const t = useT('content')
  const { expert } = scheme
  return (
    <Link className={classNames(classes.card, css.hoverLine, css.lead)} href={`/specialist-detail?id=${scheme.id}`}>
      {isBare ? undefined : (
        <span className={classes.head}>
          <Avatar id={expert.id} src={expert.avatar} size={32} />
          <b className={css.size14}>{expert.nickname}</b>
          <ExpertTags {...expert} />
          <small className={classNames(css.pushed, css.caption)}>{ageLabel(scheme.publishedMs, Date.now())}</small>
        </span>
      )}
      <b className={classNames(classes.title, css.leadText)}>{scheme.title}</b>
      {isOfMatch ? undefined : <MatchStrip scheme={scheme} />}
      <span className={classes.foot}>
        <Badge tone="info">{playText(t, scheme)}</Badge>
        {scheme.isLocked ? (
          <span className={classes.locked}>
            <Icon name="lock" size={14} />
            {t('experts.locked')}
          </span>
        ) : (
          <span className={classNames(classes.pick, css.bold)}>
            {pickText(t, scheme)} <small>@{scheme.odds}</small>
          </span>
        )}
        {isBare ? (
          <small className={classNames(css.pushed, css.caption)}>{ageLabel(scheme.publishedMs, Date.now())}</small>
        ) : undefined}
        <span className={classNames(css.row3Tall, css.pushed)}>
          {scheme.buyers > 0 ? (
            <small className={css.caption}>{t('experts.buyers', { count: scheme.buyers })}</small>
          ) : undefined}
          <SchemeStamp scheme={scheme} />
        </span>
      </span>
    </Link>
  )
}
