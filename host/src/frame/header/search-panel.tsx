import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Button, Chip, Crest, classNames, Icon, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type HotTeam, loadHotTeams } from './hot-teams.calls'
import { clearSearchHistory, forgetSearch, useSearchHistory } from './search-history.store'
import styles from './search-panel.module.css'

interface PanelProps {
  onSearch: (word: string) => void
}

function History({ onSearch }: PanelProps) {
  const t = useT('shell')
  const words = useSearchHistory()
  return (
    <section aria-label={t('search.history')}>
      <div className={styles.head}>
        <b>{t('search.history')}</b>
        {words.length > 0 ? (
          <button type="button" className={classNames(styles.clear, css.hoverMain)} onClick={clearSearchHistory}>
            <Icon name="trash-2" size={15} />
            {t('search.clear')}
          </button>
        ) : undefined}
      </div>
      {words.length === 0 ? <p className={styles.none}>{t('search.noHistory')}</p> : undefined}
      <div className={styles.words}>
        {words.map((word) => (
          <Chip
            key={word}
            onClick={() => onSearch(word)}
            onRemove={() => forgetSearch(word)}
            removeLabel={t('search.remove', { name: word })}
          >
            {word}
          </Chip>
        ))}
      </div>
    </section>
  )
}

function TeamLine({ team, place, onSearch }: PanelProps & { team: HotTeam; place: number }) {
  return (
    <li>
      <button type="button" className={classNames(styles.team, css.hoverLink)} onClick={() => onSearch(team.name)}>
        <span className={classNames(styles.place, css.topLive)} data-top={place <= 3 || undefined}>
          {place}
        </span>
        <Crest id={team.id} name={team.name} isRound={team.isBasketball} size={18} isDecorative />
        <span className={css.truncate} title={team.name}>
          {team.name}
        </span>
      </button>
    </li>
  )
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

function HotTeams({ onSearch }: PanelProps) {
  const t = useT('shell')
  const teams = useQuery({ queryKey: ['listHotTeams', 'header'], queryFn: loadHotTeams, staleTime: 300_000 })
  return (
    <section aria-label={t('search.hot')}>
      <b className={css.small}>{t('search.hot')}</b>
      {teams.isError ? (
        <p className={styles.none}>
          {t('state.error')}
          <Button size="sm" variant="ghost" icon="refresh-cw" onClick={() => void teams.refetch()}>
            {t('state.retry')}
          </Button>
        </p>
      ) : undefined}
      {teams.data?.length === 0 ? <p className={styles.none}>{t('state.empty')}</p> : undefined}
      <ol className={styles.teams} aria-busy={teams.isPending}>
        {teams.isPending
          ? rows.map((row) => (
              <li key={row} className={classNames(styles.team, css.hoverLink)}>
                <Skeleton width="80%" />
              </li>
            ))
          : teams.data?.map((team, index) => (
              <TeamLine key={team.id} team={team} place={index + 1} onSearch={onSearch} />
            ))}
      </ol>
    </section>
  )
}

/** Below the search box: what was searched before, and the teams most looked for. */
export function SearchPanel({ onSearch }: PanelProps) {
  return (
    <>
      <History onSearch={onSearch} />
      <HotTeams onSearch={onSearch} />
    </>
  )
}
