import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from './poll-options.module.css'

export interface PollOptionsProps {
  /** `votes` undefined: nobody tells yet. */
  options: readonly { text: string; votes: number | undefined }[]
  /** Place of the one this visitor chose. */
  mine: number | undefined
  isOver: boolean
  canVote: boolean
  onVote: (place: number) => void
  /** Said of the chosen one. */
  mineLabel: string
  votesLabel: (votes: { count: number; percent: number }) => string
}

/** Answers of a poll, each with its share of the votes; to be chosen while that is possible. */
export function PollOptions(props: PollOptionsProps) {
  const { options, mine, isOver, canVote, onVote, mineLabel, votesLabel } = props
  const total = options.reduce((sum, { votes = 0 }) => sum + votes, 0)
  const most = Math.max(...options.map(({ votes = 0 }) => votes))
  return (
    <div className={css.stack1}>
      {options.map(({ text, votes }, place) => {
        const percent = total > 0 ? Math.round(((votes ?? 0) / total) * 100) : 0
        return (
          <button
            key={text}
            type="button"
            className={classNames(classes.option, css.ringed, css.unarmed)}
            disabled={!canVote}
            aria-pressed={mine === place}
            data-leads={(isOver && votes === most && votes > 0) || undefined}
            onClick={() => onVote(place)}
          >
            <span className={classes.share} style={{ width: `${percent}%` }} />
            {mine === place ? <Icon name="check" size={14} label={mineLabel} /> : undefined}
            <span className={classNames(css.cut, css.grow)} title={text}>
              {text}
            </span>
            {votes === undefined ? undefined : <small>{votesLabel({ count: votes, percent })}</small>}
          </button>
        )
      })}
    </div>
  )
}
