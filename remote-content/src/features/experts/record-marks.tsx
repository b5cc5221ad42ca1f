import { useT } from '@pitchside/i18n'
import { classNames, ResultMark } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type Outcome, resultOf } from './expert'
import { markText } from './scheme-words'

/** The last outcomes, the newest at the left: a letter and a colour each. */
export function RecordMarks({ last }: { last: readonly Outcome[] }) {
  const t = useT('content')
  if (last.length === 0)
    return <span className={classNames(css.markedMuted, css.caption)}>{t('experts.noRecord')}</span>
  const words = last.map((outcome) => t(`experts.outcome.${outcome}`)).join(', ')
  return (
    <span
      className={classNames(css.flex, css.gap1, css.wrap)}
      role="img"
      aria-label={t('experts.lastOf', { count: last.length, words })}
    >
      {last.map((outcome, place) => (
        <ResultMark key={place} result={resultOf(outcome)}>
          {markText(t, outcome)}
        </ResultMark>
      ))}
    </span>
  )
}
