import { clockTime, useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { lineText } from '../../parts/matches/line-text'
import type { Market } from '../../parts/matches/match'
import { ChartCursor } from './chart-cursor'
import { type PricePoint, spread } from './price-history'
import { axisMarks, priceMarks, stepPath, valueAt } from './step-path'
import { useShownWidth } from './use-shown-width'

const usualWidth = 640
const height = 220
const left = 44
const bottom = 24
const top = 10

export interface PriceChartProps {
  market: Market
  points: readonly PricePoint[]
  firstName: string
  lastName: string
  /** Nothing that tells the score may be in the document. */
  isHidden?: boolean
}

/** How a company's prices moved: both prices of the winner market, the line of the others. Arrows walk from price to price. */
export function PriceChart({ market, points, firstName, lastName, isHidden }: PriceChartProps) {
  const t = useT('scores')
  const [chosen, setChosen] = useState<number | undefined>()
  const [drawing, width] = useShownWidth(usualWidth)
  const steps = spread(points)
  const endX = Math.max(1, steps.at(-1)?.x ?? 1)
  const series = market === 'eu' ? (['first', 'last'] as const) : (['line'] as const)
  const values = steps.flatMap((step) => series.map((name) => step[name]))
  const isPrice = market === 'eu'
  const bounds = [Math.min(...values), Math.max(...values)] as const
  const marks = isPrice ? priceMarks(...bounds) : axisMarks(...bounds)
  // Prices are shares upside down: 1.1 to 1.2 is as far as 11 to 12.
  const measure = (value: number) => (isPrice ? Math.log(value) : value)
  const [low, high] = [measure(marks[0] ?? 1), measure(marks.at(-1) ?? 2)]
  const scaleX = (x: number) => left + (x / endX) * (width - left - 8)
  const scaleY = (y: number) => top + (1 - (measure(y) - low) / Math.max(high - low, 0.001)) * (height - top - bottom)
  const shown = steps[Math.min(chosen ?? steps.length - 1, steps.length - 1)]
  const indexAt = (share: number) => {
    const found = valueAt(steps, ((share * width - left) / (width - left - 8)) * endX)
    return found ? steps.indexOf(found) : 0
  }
  if (!shown) return null
  const startX = steps.find((step) => step.minute > 0)?.x
  const when = shown.minute > 0 ? clockTime(shown.atS * 1_000) : t('court.beforeStart')
  const said =
    market === 'eu'
      ? `${firstName} ${shown.first.toFixed(2)} · ${lastName} ${shown.last.toFixed(2)}`
      : `${lineText(market, shown.line)} · ${shown.first.toFixed(2)} / ${shown.last.toFixed(2)}`
  const score = isHidden || shown.minute === 0 ? '' : ` · ${shown.homeScore}-${shown.awayScore}`
  const spoken = `${when}${score} · ${said}`
  return (
    <figure className={css.stack2}>
      <ChartCursor
        label={t('court.priceChart')}
        count={steps.length}
        index={steps.indexOf(shown)}
        text={spoken}
        onChange={setChosen}
        indexAt={indexAt}
      >
        <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} height={height} className={css.wide} aria-hidden="true">
          {marks.map((mark) => (
            <g key={mark}>
              <path d={`M${left} ${scaleY(mark)}H${width}`} className={css.chartRule} />
              <text x={left - 8} y={scaleY(mark) + 4} className={classNames(css.chartText, css.chartTextEnd)}>
                {market === 'asia' ? lineText(market, mark) : mark}
              </text>
            </g>
          ))}
          {startX === undefined ? undefined : (
            <>
              <path d={`M${scaleX(startX)} ${top}V${height - bottom}`} className={css.chartDash} />
              <text x={scaleX(startX) + 4} y={height - 7} className={css.chartText}>
                {t('court.start')}
              </text>
            </>
          )}
          {series.map((name) => (
            <path
              key={name}
              d={stepPath(
                steps.map((step) => ({ x: step.x, y: step[name] })),
                endX,
                scaleX,
                scaleY,
              )}
              className={name === 'last' ? classNames(css.chartHomeLine, css.chartAwayLine) : css.chartHomeLine}
            />
          ))}
          <path d={`M${scaleX(shown.x)} ${top}V${height - bottom}`} className={css.chartAxis} />
          {series.map((name) => (
            <circle
              key={name}
              cx={scaleX(shown.x)}
              cy={scaleY(shown[name])}
              r="4"
              className={name === 'last' ? css.chartAway : css.chartHome}
            />
          ))}
        </svg>
      </ChartCursor>
      <figcaption className={css.chartCaption}>{spoken}</figcaption>
    </figure>
  )
}
