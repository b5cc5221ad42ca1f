import { Button } from '@pitchside/ui'
import { useFormProblem } from '../../parts/forms/use-refusal'
import classes from './payout.module.css'

/** The button that sends a form, and what is wrong with the form as a whole. */
export function FormEnd({
  notice,
  label,
  isPending,
}: {
  notice: string | undefined
  label: string
  isPending: boolean
}) {
  useFormProblem(notice)
  return (
    <div className={classes.end}>
      <Button type="submit" variant="primary" size="lg" isLoading={isPending}>
        {label}
      </Button>
    </div>
  )
}
