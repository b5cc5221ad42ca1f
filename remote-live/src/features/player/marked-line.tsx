import { useT } from '@pitchside/i18n'
import { onLine, SeekLine, useSpoilerFree } from '@pitchside/parts'
import { LookAhead } from './look-ahead'
import styles from './marked-line.module.css'
import type { Moment } from './moment'
import type { StillSource } from './stills.calls'

/** What comes before a goal is seen as well. */
const leadS = 10

interface MarkedLineProps {
  value: number
  max: number
  valueText: string
  /** How a place of the line is called. */
  textOf: (place: number) => string
  /** Where a moment, or a picture, is on the line. */
  placeOf: (thing: { at: number; second: number }) => number
  moments: readonly Moment[]
  stills: StillSource | undefined
  onValueChange: (value: number) => void
}

/**
 * The line of a player with the big moments of the match on it; a press on one leads to shortly before it. Who points at a
 * place, or moves with the keyboard, sees what was there.
 */
export function MarkedLine(props: MarkedLineProps) {
  const { value, max, valueText, textOf, placeOf, moments, stills, onValueChange } = props
  const t = useT('live')
  const isSpoilerFree = useSpoilerFree()
  const shown = isSpoilerFree ? [] : moments.map((moment) => ({ moment, place: placeOf(moment) }))
  return (
    <SeekLine
      label={t('player.position')}
      value={value}
      max={max}
      valueText={valueText}
      textOf={textOf}
      pictureOf={stills && ((place) => <LookAhead source={stills} place={place} placeOf={placeOf} />)}
      onValueChange={onValueChange}
    >
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
              style={{ left: onLine(place / max) }}
              aria-label={text}
              title={text}
              onClick={() => onValueChange(Math.max(0, place - leadS))}
            />
          )
        })}
    </SeekLine>
  )
}
