import { useT } from '@pitchside/i18n'
import { ResultMark } from '@pitchside/ui'
import { type Outcome, resultOf } from './expert'
import classes from './experts.module.css'
import { markText } from './scheme-words'

/** The last outcomes, the newest at the left: a letter and a colour each. */
export function RecordMarks({ last }: { last: readonly Outcome[] }) {
  const t = useT('content')
  if (last.length === 0) return <span className={classes.quiet}>{t('experts.noRecord')}</span>
  const words = last.map((outcome) => t(`experts.outcome.${outcome}`)).join(', ')
  return (
    <span className={classes.marks} role="img" aria-label={t('experts.lastOf', { count: last.length, words })}>
      {last.map((outcome, place) => (
        <ResultMark key={place} result={resultOf(outcome)}>
          {markText(t, outcome)}
        </ResultMark>
      ))}
    </span>
  )
}
