import { useT } from '@pitchside/i18n'
import { Button, Checkbox, Popover } from '@pitchside/ui'
import { useState } from 'react'
import { Flag } from '../matches/flag'
import type { Match } from '../matches/match'
import styles from './league-filter.module.css'
import { leagueLetters } from './match-filter'

export interface LeagueFilterProps {
  matches: readonly Match[]
  /** Chosen league numbers; empty = all. */
  value: ReadonlySet<number>
  onChange: (leagues: ReadonlySet<number>) => void
}

/** Leagues of the day under their letters. Nothing chosen means all. */
export function LeagueFilter({ matches, value, onChange }: LeagueFilterProps) {
  const t = useT('scores')
  const [letter, setLetter] = useState('')
  const letters = leagueLetters(matches)
  const all = letters.flatMap((group) => group.leagues)
  const isOn = (id: number) => value.size === 0 || value.has(id)
  const choose = (ids: readonly number[]) => onChange(ids.length === all.length ? new Set() : new Set(ids))
  const toggle = (id: number) => {
    const chosen = all.map(({ competition }) => competition.id).filter((one) => (one === id ? !isOn(one) : isOn(one)))
    choose(chosen)
  }
  const trigger = (
    <Button variant="outline" icon="filter">
      {t('filter.title')} <span className={styles.count}>{value.size || all.length}</span>
    </Button>
  )
  return (
    <Popover trigger={trigger} label={t('filter.title')} className={styles.box}>
      <div className={styles.tools}>
        <Button size="sm" onClick={() => onChange(new Set())}>
          {t('filter.all')}
        </Button>
        <Button
          size="sm"
          onClick={() => choose(all.filter((one) => one.competition.isHot).map((one) => one.competition.id))}
        >
          {t('filter.hot')}
        </Button>
        <Button
          size="sm"
          onClick={() => choose(all.map((one) => one.competition.id).filter((id) => !value.has(id)))}
          disabled={value.size === 0}
        >
          {t('filter.invert')}
        </Button>
      </div>
      <fieldset className={styles.letters} aria-label={t('filter.letters')}>
        {letters.map((group) => (
          <button
            key={group.letter}
            type="button"
            aria-pressed={letter === group.letter}
            onClick={() => setLetter(letter === group.letter ? '' : group.letter)}
          >
            {group.letter}
          </button>
        ))}
      </fieldset>
      <div className={styles.list}>
        {letters
          .filter((group) => letter === '' || group.letter === letter)
          .flatMap((group) => group.leagues)
          .map(({ competition, count }) => (
            <div key={competition.id} className={styles.league}>
              <Checkbox checked={isOn(competition.id)} onChange={() => toggle(competition.id)}>
                <span className={styles.name}>
                  <Flag code={competition.flag} />
                  {competition.name}
                </span>
              </Checkbox>
              <span className={styles.count}>{count}</span>
            </div>
          ))}
      </div>
    </Popover>
  )
}
