import { formatDate, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Link, useQuery } from '@pitchside/platform'
import { Card, Checkbox, Crest, classNames, ResultMark, Skeleton, StateBox, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, useState } from 'react'
import { lineText } from '../../parts/matches/line-text'
import page from '../duel/page.module.css'
import styles from './analysis-view.module.css'
import { AveragesCard } from './averages-card'
import type { BasketballGame, GameTeam } from './basketball-game'
import { fetchAnalysis, type PastGame } from './basketball-match.calls'
import { summaryOf } from './past-summary'

function PastTable({ list, caption, teamId }: { list: readonly PastGame[]; caption: string; teamId?: number }) {
  const t = useT('scores')
  const look = (result: string) =>
    result === 'win' || result === 'over'
      ? styles.good
      : result === 'lose' || result === 'under'
        ? classNames(styles.bad, css.markedFalling)
        : undefined
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          <Th>{t('date.label')}</Th>
          <Th align="end">{t('head.home')}</Th>
          <Th align="center">{t('head.score')}</Th>
          <Th>{t('head.away')}</Th>
          <Th align="center">{t('head.half')}</Th>
          <Th align="center">{t('court.market.asia')}</Th>
          <Th align="center">{t('court.market.bs')}</Th>
          {teamId === undefined ? undefined : <Th align="center">{t('court.analysis.result')}</Th>}
        </tr>
      </thead>
      <tbody>
        {list.map((game) => (
          <Tr key={game.id}>
            <Td className={css.figure13Soft}>
              <Link to={`/score-detail?type=basketball&id=${game.id}`}>
                {formatDate(game.kickoffS * 1_000, 'date')}
              </Link>
            </Td>
            <Td align="end" className={classNames(game.home.id === teamId && css.heavy)}>
              {game.home.name}
            </Td>
            <Td align="center" isNumber>
              {game.score[0]}-{game.score[1]}
            </Td>
            <Td className={classNames(game.away.id === teamId && css.heavy)}>{game.away.name}</Td>
            <Td align="center" isNumber className={css.muted}>
              {game.half[0]}-{game.half[1]}
            </Td>
            <Td align="center" isNumber>
              {lineText('asia', game.line)}
              <small className={look(game.lineResult)}>{t(`court.analysis.line.${game.lineResult}`)}</small>
            </Td>
            <Td align="center" isNumber>
              {game.total}
              <small className={look(game.totalResult)}>{t(`court.analysis.total.${game.totalResult}`)}</small>
            </Td>
            {teamId === undefined ? undefined : (
              <Td align="center">
                <ResultMark result={game.result}>{t(`result.${game.result}`)}</ResultMark>
              </Td>
            )}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

interface PartProps {
  title: ReactNode
  caption: string
  list: readonly PastGame[]
  team?: GameTeam
  /** Filter of the ground, where the reader may ask for it. */
  isHomeTeam?: boolean
}

function Part({ title, caption, list, team, isHomeTeam }: PartProps) {
  const t = useT('scores')
  const [isSameGround, setIsSameGround] = useState(false)
  const shown = isSameGround ? list.filter((game) => game.isHome === isHomeTeam) : list
  const { won, lost, covered, over, total } = summaryOf(shown)
  const facts = [
    team ? [t('court.analysis.record'), `${won}-${lost}`] : undefined,
    [t('court.analysis.covered'), `${covered}/${shown.length}`],
    [t('court.analysis.over'), `${over}/${shown.length}`],
    [t('court.analysis.mean'), String(total)],
  ].filter((fact) => fact !== undefined)
  return (
    <Card
      title={title}
      actions={
        isHomeTeam === undefined ? undefined : (
          <Checkbox checked={isSameGround} onCheckedChange={setIsSameGround}>
            {t(isHomeTeam ? 'court.analysis.atHome' : 'court.analysis.away')}
          </Checkbox>
        )
      }
      isFlush
    >
      {shown.length === 0 ? (
        <StateBox kind="empty" title={t('court.analysis.empty')} minHeight={140} />
      ) : (
        <>
          <p className={classNames(page.facts, css.padUnderHead)}>
            {facts.map(([name, value]) => (
              <span key={name}>
                {name}
                <b>{value}</b>
              </span>
            ))}
          </p>
          <PastTable list={shown} caption={caption} {...(team ? { teamId: team.id } : {})} />
        </>
      )}
    </Card>
  )
}

/** What was before: meetings, form of both sides, matches that began with the same line. */
export function AnalysisView({ game, companyId }: { game: BasketballGame; companyId: number }) {
  const t = useT('scores')
  const { data, isError, refetch } = useQuery({
    queryKey: ['scores.basketball.analysis', game.id, companyId],
    queryFn: ({ signal }) => fetchAnalysis(game.id, companyId, signal),
    staleTime: 300_000,
  })
  if (isError && !data) return <LoadFailed onRetry={refetch} title={t('court.analysis.failed')} minHeight={360} />
  if (!data)
    return (
      <div className={css.column} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton variant="large" height={260} />
        <Skeleton variant="large" height={320} />
      </div>
    )
  const form = (team: GameTeam) => (
    <span className={classNames(css.inlineRow, css.gap2)}>
      <Crest id={team.id} name={team.name} size={22} isRound isDecorative />
      {t('court.analysis.form', { name: team.name })}
    </span>
  )
  return (
    <div className={css.column}>
      <AveragesCard game={game} data={data} />
      <Part
        title={t('court.analysis.meetings')}
        caption={t('court.analysis.meetings')}
        list={data.meetings}
        team={game.home}
        isHomeTeam
      />
      <Part title={form(game.home)} caption={game.home.name} list={data.home} team={game.home} isHomeTeam />
      <Part title={form(game.away)} caption={game.away.name} list={data.away} team={game.away} isHomeTeam={false} />
      <Part title={t('court.analysis.sameLine')} caption={t('court.analysis.sameLine')} list={data.sameLine} />
    </div>
  )
}
