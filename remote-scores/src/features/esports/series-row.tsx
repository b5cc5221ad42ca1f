import { clockTime, useT } from '@pitchside/i18n'
import { Link } from '@pitchside/platform'
import { Crest, classNames, Icon, IconButton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type KeyboardEvent, memo } from 'react'
import { groupOfSeries, type Series } from './esports-series'
import { SeriesClock } from './series-clock'
import styles from './series-row.module.css'

export interface SeriesRowProps {
  series: Series
  isHidden: boolean
  onFollow: (series: Series) => void
}

/** Moves the focus along the matches of the page. */
function moveFocus(event: KeyboardEvent, step: 1 | -1): void {
  event.preventDefault()
  const links = [...document.querySelectorAll<HTMLElement>('[data-series]')]
  links[links.indexOf(event.currentTarget as HTMLElement) + step]?.focus()
}

function Prices({ series }: { series: Series }) {
  const t = useT('scores')
  const { now, first, isSealed } = series.prices
  if (!now) return <span className={classNames(styles.prices, css.hiddenBelow992)}>–</span>
  if (isSealed)
    return (
      <span className={classNames(styles.prices, css.hiddenBelow992)}>
        <Icon name="lock" size={12} label={t('odds.sealed')} />
      </span>
    )
  const look = (index: 0 | 1) => {
    const [before, after] = [first?.[index] ?? now[index], now[index]]
    return after > before ? css.rising : after < before ? css.falling : undefined
  }
  return (
    <span className={classNames(styles.prices, css.hiddenBelow992)}>
      <span className={look(0)}>{now[0].toFixed(2)}</span>
      <span className={look(1)}>{now[1].toFixed(2)}</span>
    </span>
  )
}

/** One esports match: the whole row is a link. With the focus on it f follows, j and k move. */
export const SeriesRow = memo(function SeriesRow({ series, isHidden, onFollow }: SeriesRowProps) {
  const t = useT('scores')
  const group = groupOfSeries(series.status)
  const [home, away] = series.score
  const hasScore = (group === 'live' || group === 'finished') && !isHidden
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'f') onFollow(series)
    else if (event.key === 'j' || event.key === 'ArrowDown') moveFocus(event, 1)
    else if (event.key === 'k' || event.key === 'ArrowUp') moveFocus(event, -1)
  }
  const spoken = hasScore
    ? t('row.spoken', { home: series.home.name, away: series.away.name, homeScore: home, awayScore: away })
    : `${series.home.name} ${t('versus')} ${series.away.name}`
  return (
    <li
      className={classNames(styles.row, css.hoverGround, series.isFollowed && group === 'live' && css.markedSoftGround)}
    >
      <IconButton
        size="sm"
        icon="star"
        className={series.isFollowed ? undefined : css.markedMuted}
        label={series.isFollowed ? t('row.unfollow') : t('row.follow')}
        aria-pressed={series.isFollowed}
        isFavourite={series.isFollowed}
        onClick={() => onFollow(series)}
      />
      <Link
        className={styles.link}
        to={`/score-detail?type=esports&id=${series.id}`}
        aria-label={spoken}
        data-series={series.id}
        onKeyDown={onKeyDown}
      />
      <span className={styles.time}>{clockTime(series.kickoffS * 1_000)}</span>
      <span className={classNames(styles.state, group === 'live' && css.markedLiveBold)}>
        <SeriesClock series={series} />
      </span>
      <span
        className={classNames(styles.home, css.atEnd, hasScore && group === 'finished' && home > away && css.heavy)}
      >
        {series.home.name}
        <Crest id={series.home.id} name={series.home.name} size={22} isDecorative />
      </span>
      {hasScore ? (
        <span className={classNames(styles.score, group === 'live' && css.live)}>
          {home} - {away}
        </span>
      ) : (
        <span className={classNames(styles.score, styles.versus)}>{t('versus')}</span>
      )}
      <span className={classNames(styles.away, hasScore && group === 'finished' && away > home && css.heavy)}>
        <Crest id={series.away.id} name={series.away.name} size={22} isDecorative />
        {series.away.name}
      </span>
      <span className={classNames(styles.now, css.hiddenBelow992)}>
        {hasScore && series.gameNo > 0 ? `${series.now[0]}-${series.now[1]}` : '–'}
      </span>
      <span className={classNames(styles.bestOf, css.hiddenBelow992)}>BO{series.bestOf}</span>
      <Prices series={series} />
    </li>
  )
})
