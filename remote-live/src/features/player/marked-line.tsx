import { useT } from '@pitchside/i18n'
import { Slider } from '@pitchside/ui'
import styles from './marked-line.module.css'
import type { Moment } from './moment'
import { useSpoilerFree } from './use-spoiler-free'

/** What comes before a goal is seen as well. */
const leadS = 10

interface MarkedLineProps {
  value: number
  max: number
  valueText: string
  /** Where a moment is on the line. */
  placeOf: (moment: Moment) => number
  moments: readonly Moment[]
  onValueChange: (value: number) => void
}

/** The line of a player with the big moments of the match on it; a press on one leads to shortly before it. */
export function MarkedLine({ value, max, valueText, placeOf, moments, onValueChange }: MarkedLineProps) {
  const t = useT('live')
  const isSpoilerFree = useSpoilerFree()
  const shown = isSpoilerFree ? [] : moments.map((moment) => ({ moment, place: placeOf(moment) }))
  return (
    <div className={styles.line}>
      <Slider
        label={t('player.position')}
        value={value}
        max={max}
        valueText={valueText}
        onValueChange={onValueChange}
      />
      {shown
        .filter(({ place }) => place >= 0 && place <= max)
        .map(({ moment, place }) => {
          const { id, kind, minute, player, score } = moment
          const text = t(`player.moment.${kind}`, { minute, player, score })
          return (
            <button
              key={id}
              type="button"
              className={styles.mark}
              data-kind={kind}
              style={{ left: `calc(7px + (100% - 14px) * ${place / max})` }}
              aria-label={text}
              title={text}
              onClick={() => onValueChange(Math.max(0, place - leadS))}
            />
          )
        })}
    </div>
  )
}
