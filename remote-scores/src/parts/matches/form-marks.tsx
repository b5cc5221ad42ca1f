import { useT } from '@pitchside/i18n'
import { ResultMark } from '@pitchside/ui'
import styles from './form-marks.module.css'

const isResult = (value: string): value is 'win' | 'draw' | 'loss' =>
  value === 'win' || value === 'draw' || value === 'loss'

/** The latest five results, newest last. */
export function FormMarks({ form }: { form: readonly string[] }) {
  const t = useT('scores')
  return (
    <span className={styles.form}>
      {form.filter(isResult).map((result, index) => (
        <ResultMark key={`${index}-${result}`} result={result}>
          {t(`result.${result}`)}
        </ResultMark>
      ))}
    </span>
  )
}
