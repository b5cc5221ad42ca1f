import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Market } from '../../parts/matches/match'
import type { PriceChange } from './match-parts.calls'
import styles from './odds-chart.module.css'
import { drawnValues, priceLines } from './price-lines'

const height = 190
const colourOf = (element: Element, token: string) => getComputedStyle(element).getPropertyValue(token).trim()
const tokens = ['--home', '--draw', '--away'] as const

function optionsOf(element: HTMLElement, market: Market, names: readonly string[], before: string): uPlot.Options {
  const quiet = colourOf(element, '--fg-3')
  const line = colourOf(element, '--line')
  const font = `11px ${colourOf(element, '--font-num')}`
  const stepped = uPlot.paths.stepped?.({ align: 1 })
  return {
    width: Math.max(120, element.clientWidth),
    height,
    legend: { show: false },
    cursor: { y: false, points: { size: 7 } },
    // Late in a match one price may be forty times another: equal steps of the scale are equal factors then.
    scales: { x: { time: false }, ...(market === 'eu' ? { y: { distr: 3, log: 2 } } : {}) },
    axes: [
      {
        stroke: quiet,
        font,
        size: 26,
        grid: { show: false },
        ticks: { show: false },
        values: (_chart, splits) =>
          splits.map((minute, index) => (minute < 0 ? (index === 0 ? before : '') : `${minute}′`)),
      },
      {
        stroke: quiet,
        font,
        size: 38,
        grid: { stroke: line, width: 1 },
        ticks: { show: false },
        // A scale of factors names no value for the lines between its powers.
        values: (_chart, splits: (number | null)[]) =>
          splits.map((value) => (value === null ? '' : value.toFixed(splits.length > 4 ? 1 : 2))),
      },
    ],
    series: [
      {},
      ...drawnValues(market).map((value) => ({
        label: names[value] ?? '',
        stroke: colourOf(element, tokens[value] ?? '--home'),
        width: 2,
        points: { show: false },
        ...(stepped ? { paths: stepped } : {}),
      })),
    ],
  }
}

/** How the prices of one company moved: before the start on the left, then minute by minute. */
export function OddsChart({
  changes,
  market,
  names,
}: {
  changes: readonly PriceChange[]
  market: Market
  /** Names of the first, the middle and the last price. */
  names: readonly string[]
}) {
  const t = useT('scores')
  const box = useRef<HTMLDivElement>(null)
  const before = t('match.odds.before')
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const { xs, lines } = priceLines(changes, market)
    const data: uPlot.AlignedData = [xs, ...lines]
    let chart = new uPlot(optionsOf(element, market, names, before), data, element)
    const resized = new ResizeObserver(() => chart.setSize({ width: Math.max(120, element.clientWidth), height }))
    resized.observe(element)
    // A canvas does not hear of a new theme: the chart is drawn again in its colours.
    const themed = new MutationObserver(() => {
      chart.destroy()
      chart = new uPlot(optionsOf(element, market, names, before), data, element)
    })
    themed.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      resized.disconnect()
      themed.disconnect()
      chart.destroy()
    }
  }, [changes, market, names, before])
  return (
    <figure className={styles.figure} aria-label={t('match.odds.chart')}>
      <div ref={box} className={styles.chart} style={{ height }} aria-hidden="true" />
      <figcaption className={styles.legend}>
        {drawnValues(market).map((value) => (
          <span className={classNames(css.inlineRow, css.gap6px)} key={value}>
            <i style={{ background: `var(${tokens[value]})` }} />
            {names[value]}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
