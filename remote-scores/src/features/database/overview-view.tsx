import { groupedNumber, useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import { Crest, classNames, Link, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { CSSProperties } from 'react'
import { percentText } from '../../parts/figures/percent-text'
import type { CompetitionPage } from './database.calls'
import styles from './overview-view.module.css'
import type { DatabaseRoute } from './use-database-address'

/** Bars of counts with their labels; the longest fills the line. */
function Bars({ title, bars }: { title: string; bars: readonly { label: string; count: number }[] }) {
  const most = Math.max(1, ...bars.map((one) => one.count))
  return (
    <section className={styles.block}>
      <h3>{title}</h3>
      <ul className={styles.bars}>
        {bars.map((bar) => (
          <li key={bar.label}>
            <span>{bar.label}</span>
            <i style={{ '--share': bar.count / most } as CSSProperties} />
            <b>{groupedNumber(bar.count)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Best({
  title,
  list,
  route,
  show,
}: {
  title: string
  list: CompetitionPage['attack']
  route: DatabaseRoute
  show: (value: number) => string
}) {
  return (
    <section className={styles.block}>
      <h3>{title}</h3>
      <ul className={classNames(styles.best, css.stack1)}>
        {list.map((team) => (
          <li className={css.row3} key={team.id}>
            <Link className={css.hoverBrand} href={route.hrefOf({ team: team.id })}>
              <Crest id={team.id} name={team.name} size={28} isRound={route.sport === 'basketball'} isDecorative />
              <span>{team.name}</span>
            </Link>
            <b>{show(team.value)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const cornerLabels = ['≤5', '6–7', '8–9', '10–11', '12–13', '14+']

/** What a season's matches look like together. */
export function OverviewView({ page, route }: { page: CompetitionPage; route: DatabaseRoute }) {
  const t = useT('scores')
  const isFootball = route.sport === 'football'
  if (page.played === 0) return <StateBox kind="empty" title={t('base.noFigures')} minHeight={420} />
  const unit = isFootball ? 'goals' : 'pointsScored'
  const tiles = [
    { label: t('base.figure.matches'), value: groupedNumber(page.played) },
    { label: t(`base.figure.${unit}`), value: groupedNumber(page.goals) },
    { label: t(`base.figure.${unit}PerMatch`), value: decimal(page.perMatch, isFootball ? 2 : 1) },
    {
      label: t('base.figure.homeAway'),
      value: `${decimal(page.homeGoals / page.played, isFootball ? 2 : 1)} : ${decimal(page.awayGoals / page.played, isFootball ? 2 : 1)}`,
    },
  ]
  const shares = (['home', 'draw', 'away'] as const).filter((key) => isFootball || key !== 'draw')
  const differences = page.differences.map((count, index) => ({
    label: isFootball
      ? index === page.differences.length - 1
        ? `${index}+`
        : String(index)
      : index === page.differences.length - 1
        ? `${index * 5}+`
        : `${index * 5}–${index * 5 + 4}`,
    count,
  }))
  return (
    <div className={styles.view}>
      <dl className={styles.tiles}>
        {tiles.map((tile) => (
          <div key={tile.label}>
            <dt className={css.caption}>{tile.label}</dt>
            <dd>{tile.value}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.block}>
        <h3>{t('base.figure.share')}</h3>
        <div className={classNames(styles.shares, css.flex, css.gap3px)}>
          {shares.map((key) => (
            <div key={key} data-side={key} style={{ flexGrow: Math.max(0.08, page.share[key]) }}>
              <i className={styles.share} />
              <span>{t(`base.share.${key}`)}</span>
              <b>{percentText(page.share[key])}</b>
            </div>
          ))}
        </div>
      </section>
      <div className={styles.columns}>
        {isFootball ? (
          <Bars
            title={t('base.figure.scores')}
            bars={page.scores.map((one) => ({ label: one.score, count: one.count }))}
          />
        ) : undefined}
        <Bars title={t('base.figure.differences')} bars={differences} />
        {page.corners.length > 0 ? (
          <Bars
            title={t('base.figure.corners')}
            bars={page.corners.map((count, index) => ({ label: cornerLabels[index] ?? '', count }))}
          />
        ) : undefined}
        <Best title={t('base.figure.attack')} list={page.attack} route={route} show={groupedNumber} />
        <Best title={t('base.figure.defence')} list={page.defence} route={route} show={groupedNumber} />
        <Best title={t('base.figure.winners')} list={page.winners} route={route} show={percentText} />
      </div>
    </div>
  )
}
