import { useT } from '@pitchside/i18n'
import { Card } from '@pitchside/ui'
import { Versus } from '../duel/versus'
import type { BasketballGame, PlayerLine } from './basketball-game'

const led = ['points', 'rebounds', 'assists'] as const

const bestOf = (players: readonly PlayerLine[], figure: (typeof led)[number]) =>
  players.filter((one) => one.hasPlayed).toSorted((a, b) => b[figure] - a[figure] || a.seconds - b.seconds)[0]

/** Who leads his side in what. */
export function GameLeaders({ game }: { game: BasketballGame }) {
  const t = useT('scores')
  const lines = led.flatMap((figure) => {
    const [home, away] = [bestOf(game.homePlayers, figure), bestOf(game.awayPlayers, figure)]
    if (!home || !away) return []
    const label = t(`court.box.long.${figure}`)
    return [{ key: figure, label, home: home[figure], away: away[figure], homeNote: home.name, awayNote: away.name }]
  })
  if (lines.length === 0) return null
  return (
    <Card title={t('court.leaders')}>
      <Versus lines={lines} />
    </Card>
  )
}
