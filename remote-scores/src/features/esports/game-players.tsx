import { groupedNumber, useT } from '@pitchside/i18n'
import { Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { EsportsPlayer } from './esports.calls'

/** What the five of a side did: kills, deaths, assists, and their gold where the title has any. */
export function GamePlayers({ team, players }: { team: string; players: readonly EsportsPlayer[] }) {
  const t = useT('scores')
  const hasHeroes = players.some((player) => player.hero)
  const hasGold = players.some((player) => player.gold !== undefined)
  return (
    <Table caption={t('court.esports.playersOf', { name: team })}>
      <thead>
        <tr>
          <Th>{team}</Th>
          {hasHeroes ? <Th>{t('court.esports.hero')}</Th> : undefined}
          <Th align="center">{t('court.esports.kda')}</Th>
          {hasGold ? <Th align="end">{t('court.esports.gold')}</Th> : undefined}
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <Tr key={player.name}>
            <Td className={css.unbroken}>
              {player.name}
              {player.role ? (
                <small className={css.captionBlock}>{t(`court.esports.role.${player.role}`)}</small>
              ) : undefined}
            </Td>
            {hasHeroes ? <Td>{player.hero ?? '–'}</Td> : undefined}
            <Td align="center" isNumber className={css.unbroken}>
              {`${player.kills}/${player.deaths}/${player.assists}`}
            </Td>
            {hasGold ? (
              <Td align="end" isNumber>
                {player.gold === undefined ? '–' : groupedNumber(player.gold)}
              </Td>
            ) : undefined}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
