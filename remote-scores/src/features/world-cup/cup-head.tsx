import { formatDate, useT } from '@pitchside/i18n'
import { Crest, Icon, Select } from '@pitchside/ui'
import type { BracketTie, CompetitionPage } from '../database/database.calls'
import styles from './world-cup.module.css'

interface CupHeadProps {
  page: CompetitionPage
  ties: readonly BracketTie[]
  onSeason(season: number): void
}

/** Title, days and, once there is one, the winner. */
export function CupHead({ page, ties, onSeason }: CupHeadProps) {
  const t = useT('scores')
  const season = page.seasons.find((one) => one.id === page.seasonId)
  const final = ties.find((tie) => tie.stage === 'final')
  const champion = final?.winner === 1 ? final.home : final?.winner === 2 ? final.away : undefined
  const day = (atMs: number) => formatDate(atMs, 'date')
  return (
    <header className={styles.head}>
      <Icon name="trophy" size={44} />
      <div className={styles.words}>
        <h1>{t('title.worldCup')}</h1>
        <p>
          {t('worldCup.about', { groups: Math.ceil(page.teams / 4), teams: page.teams })}
          {season ? ` · ${day(season.startMs)} – ${day(season.endMs - 1)}` : ''}
        </p>
      </div>
      {champion ? (
        <div className={styles.champion}>
          <span>{t('base.champion')}</span>
          <b>
            <Crest id={champion.id} name={champion.name} size={28} isDecorative />
            {champion.name}
          </b>
        </div>
      ) : undefined}
      <Select
        className={styles.season}
        label={t('base.season')}
        isLabelHidden
        value={String(page.seasonId)}
        onValueChange={(id) => {
          const chosen = page.seasons.find((one) => String(one.id) === id)
          onSeason(chosen?.isCurrent ? 0 : Number(id))
        }}
        options={page.seasons.map((one) => ({ value: String(one.id), label: one.label }))}
      />
    </header>
  )
}
