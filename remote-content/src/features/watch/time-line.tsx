import { useT } from '@pitchside/i18n'
import { onLine, SeekLine } from '@pitchside/parts'
import { classNames, Num } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { chapterAt } from '../../parts/video/chapters'
import { durationText, type WatchedVideo } from '../../parts/video/video'
import classes from './watch.module.css'
import type { WatchState } from './watch-state'

const [columns, widthPx, heightPx] = [10, 160, 90]

/** A picture of the film, out of the one that has all of them. */
function Still({ stills, place }: { stills: NonNullable<WatchedVideo['stills']>; place: number }) {
  const number = Math.min(stills.count - 1, Math.floor(place / stills.stepS))
  const [left, top] = [(number % columns) * widthPx, Math.floor(number / columns) * heightPx]
  return (
    <span className={classes.still}>
      <img src={stills.address} alt="" style={{ transform: `translate(-${left}px, -${top}px)` }} />
    </span>
  )
}

interface TimeLineProps {
  state: WatchState
  video: WatchedVideo
  onSeek: (seconds: number) => void
}

/** Where the video is, its chapters, and the way to another place of it. */
export function TimeLine({ state, video, onSeek }: TimeLineProps) {
  const t = useT('content')
  const { stills, chapters } = video
  const at = durationText(state.positionS)
  const max = Math.max(1, state.durationS)
  const nameOf = (place: number) => [durationText(place), chapterAt(chapters, place)?.title].filter(Boolean).join(' · ')
  return (
    <div className={classNames(classes.line, css.row)}>
      <Num value={at} />
      <SeekLine
        label={t('watch.position')}
        value={Math.min(state.positionS, state.durationS)}
        max={max}
        valueText={`${at} / ${durationText(state.durationS)}`}
        textOf={nameOf}
        pictureOf={stills && ((place) => <Still stills={stills} place={place} />)}
        onValueChange={onSeek}
      >
        {chapters
          .filter(({ second }) => second > 0 && second < max)
          .map(({ second }) => (
            <span key={second} className={classes.chapter} style={{ left: onLine(second / max) }} aria-hidden />
          ))}
      </SeekLine>
      <Num value={durationText(state.durationS)} />
    </div>
  )
}
