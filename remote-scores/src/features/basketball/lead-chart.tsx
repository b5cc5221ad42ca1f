import { sixtiesText } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useMemo, useState } from 'react'
import { periodName } from '../../parts/matches/periods'
import { ChartCursor } from '../duel/chart-cursor'
import { LeadFrame } from '../duel/lead-frame'
import page from '../duel/page.module.css'
import { stepArea, stepPath, valueAt } from '../duel/step-path'
import { useShownWidth } from '../duel/use-shown-width'
import { type BasketballGame, gameLength, leadOf, playedUntil, quarterLength } from './basketball-game'
import styles from './lead-chart.module.css'

const usualWidth = 760
const height = 220
const left = 34
const top = 10
const bottom = 24

/** Who led by how much, second by second of play. Pointer or arrows read a moment. */
export function LeadChart({ game, isRunning }: { game: BasketballGame; isRunning: boolean }) {
  const t = useT('scores')
  const [chosen, setChosen] = useState<number | undefined>()
  const [drawing, width] = useShownWidth(usualWidth)
  const quarterS = quarterLength(game.plays, game.competition.key)
  const lead = useMemo(() => leadOf(game.plays, quarterS), [game.plays, quarterS])
  const last = game.plays.at(-1)
  const periods = Math.max(4, last?.period ?? 0)
  const length = gameLength(periods, quarterS)
  const nowX = last ? (isRunning ? playedUntil(last.period, last.clockS, quarterS) : length) : 0
  const reach = Math.max(8, lead.homeBiggest, lead.awayBiggest)
  const scaleX = (x: number) => left + (x / length) * (width - left - 4)
  const scaleY = (y: number) => top + (1 - (y + reach) / (2 * reach)) * (height - top - bottom)
  const { steps } = lead
  const path = stepPath(steps, nowX, scaleX, scaleY)
  const area = stepArea(path, steps, scaleX, scaleY(0))
  const shown = chosen === undefined ? undefined : steps[Math.min(chosen, steps.length - 1)]
  const indexAt = (share: number) => {
    const found = valueAt(steps, ((share * width - left) / (width - left - 4)) * length)
    return found ? steps.indexOf(found) : 0
  }
  const nameOf = (index: number) => periodName(t, index + 1)
  const said = shown?.play
    ? `${nameOf(shown.play.period - 1)} ${sixtiesText(shown.play.clockS)} · ${shown.play.homeScore}-${shown.play.awayScore} · ${shown.play.text}`
    : undefined
  const facts = [
    [t('court.lead.home', { name: game.home.name }), lead.homeBiggest],
    [t('court.lead.home', { name: game.away.name }), lead.awayBiggest],
    [t('court.lead.changes'), lead.changes],
    [t('court.lead.ties'), lead.ties],
  ] as const
  return (
    <figure className={css.stack2}>
      <ChartCursor
        label={t('court.lead.title')}
        count={steps.length}
        index={Math.min(chosen ?? steps.length - 1, steps.length - 1)}
        text={said ?? `${game.score[0]}-${game.score[1]}`}
        onChange={setChosen}
        indexAt={indexAt}
      >
        <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} height={height} className={css.wide} aria-hidden="true">
          <LeadFrame {...{ width, height, left, reach, scaleY, line: path, area }} name={String} />
          {Array.from({ length: periods }, (_, index) => nameOf(index) + String(index)).map((key, index) => {
            const [from, to] = [gameLengthUntil(index, quarterS), gameLengthUntil(index + 1, quarterS)]
            return (
              <g key={key}>
                {index > 0 ? (
                  <path d={`M${scaleX(from)} ${top}V${height - bottom}`} className={css.chartDash} />
                ) : undefined}
                <text x={scaleX((from + to) / 2)} y={height - 7} className={classNames(styles.name, css.chartText)}>
                  {nameOf(index)}
                </text>
              </g>
            )
          })}
          {isRunning && last ? (
            <path d={`M${scaleX(nowX)} ${top}V${height - bottom}`} className={css.chartNow} />
          ) : undefined}
          {shown ? (
            <>
              <path d={`M${scaleX(shown.x)} ${top}V${height - bottom}`} className={css.chartAxis} />
              <circle
                cx={scaleX(shown.x)}
                cy={scaleY(shown.y)}
                r="4"
                className={shown.y < 0 ? css.chartAway : css.chartHome}
              />
            </>
          ) : undefined}
        </svg>
      </ChartCursor>
      <figcaption className={page.facts}>
        {said ??
          facts.map(([name, value]) => (
            <span key={name}>
              {name}
              <b>{value}</b>
            </span>
          ))}
      </figcaption>
    </figure>
  )
}

/** Seconds of play before a period, from 0. */
const gameLengthUntil = (period: number, quarterS: number) => playedUntil(period, 0, quarterS)
