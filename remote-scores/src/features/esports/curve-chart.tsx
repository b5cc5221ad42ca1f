import { clockText } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { ChartCursor } from '../duel/chart-cursor'
import { LeadFrame } from '../duel/lead-frame'

const width = 760
const height = 200
const left = 46
const top = 10
const bottom = 22

export interface CurveChartProps {
  curve: readonly number[]
  lengthS: number
  /** Rounds are counted, gold is measured by time. */
  isRounds: boolean
  homeName: string
  awayName: string
}

const short = (value: number) => (Math.abs(value) >= 1_000 ? `${Math.round(value / 100) / 10}k` : String(value))

/** The lead of a game from its start on. Pointer or arrows read a moment. */
export function CurveChart({ curve, lengthS, isRounds, homeName, awayName }: CurveChartProps) {
  const t = useT('scores')
  const [chosen, setChosen] = useState<number | undefined>()
  const last = curve.length - 1
  const reach = Math.max(isRounds ? 4 : 2_000, ...curve.map(Math.abs))
  const scaleX = (index: number) => left + (index / Math.max(1, last)) * (width - left - 4)
  const scaleY = (value: number) => top + (1 - (value + reach) / (2 * reach)) * (height - top - bottom)
  const points = curve.map((value, index) => `${scaleX(index).toFixed(1)} ${scaleY(value).toFixed(1)}`)
  const line = points.length > 0 ? `M${points.join('L')}` : ''
  const area = line ? `${line}L${scaleX(last)} ${scaleY(0)}L${left} ${scaleY(0)}Z` : ''
  const shown = chosen === undefined ? last : Math.min(chosen, last)
  const value = curve[shown] ?? 0
  const indexAt = (share: number) =>
    Math.max(0, Math.min(last, Math.round(((share * width - left) / (width - left - 4)) * last)))
  const when = isRounds
    ? t('court.esports.round', { no: shown })
    : clockText(Math.round((shown / Math.max(1, last)) * lengthS))
  const who = value === 0 ? t('court.esports.level') : `${value > 0 ? homeName : awayName} +${short(Math.abs(value))}`
  return (
    <figure className={css.stack2}>
      <ChartCursor
        label={t(isRounds ? 'court.esports.roundLead' : 'court.esports.goldLead')}
        count={curve.length}
        index={shown}
        text={`${when} · ${who}`}
        onChange={setChosen}
        indexAt={indexAt}
      >
        <svg viewBox={`0 0 ${width} ${height}`} className={css.wide} aria-hidden="true">
          <LeadFrame {...{ width, height, left, reach, scaleY, line, area }} name={short} />
          <path d={`M${scaleX(shown)} ${top}V${height - bottom}`} className={css.chartAxis} />
          <circle cx={scaleX(shown)} cy={scaleY(value)} r="4" className={value < 0 ? css.chartAway : css.chartHome} />
        </svg>
      </ChartCursor>
      <figcaption className={css.chartCaption}>
        {when} · {who}
      </figcaption>
    </figure>
  )
}
