import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useId } from 'react'
import { axisMarks } from './step-path'

export interface LeadFrameProps {
  /** Of the drawing, px. */
  width: number
  height: number
  /** Where the plot begins. */
  left: number
  /** The largest lead that is drawn. */
  reach: number
  scaleY: (lead: number) => number
  /** What a mark of the axis says. */
  name: (lead: number) => string
  /** The line of the lead, and what lies between it and nil. */
  line: string
  area: string
}

/** Who leads, over time: the marks of the axis, and above nil the home side's colour, below it the other's. */
export function LeadFrame(props: LeadFrameProps) {
  const { width, height, left, reach, scaleY, name, line, area } = props
  const clip = useId()
  const nil = scaleY(0)
  return (
    <>
      <clipPath id={`${clip}home`}>
        <rect x="0" y="0" width={width} height={nil} />
      </clipPath>
      <clipPath id={`${clip}away`}>
        <rect x="0" y={nil} width={width} height={height} />
      </clipPath>
      {axisMarks(0, reach)
        .filter((mark) => mark <= reach)
        .flatMap((mark) => (mark === 0 ? [0] : [mark, -mark]))
        .map((mark) => (
          <g key={mark}>
            <path d={`M${left} ${scaleY(mark)}H${width}`} className={mark === 0 ? css.chartGrid : css.chartRule} />
            <text x={left - 8} y={scaleY(mark) + 4} className={classNames(css.chartText, css.chartTextEnd)}>
              {name(Math.abs(mark))}
            </text>
          </g>
        ))}
      <g clipPath={`url(#${clip}home)`}>
        <path d={area} className={css.chartHomeSoft} />
        <path d={line} className={css.chartHomeLine} />
      </g>
      <g clipPath={`url(#${clip}away)`}>
        <path d={area} className={css.chartAwaySoft} />
        <path d={line} className={classNames(css.chartHomeLine, css.chartAwayLine)} />
      </g>
    </>
  )
}
