import { Button } from '@pitchside/ui'
import { FormProblem } from '../member-centre/form-problem'
import classes from './payout.module.css'

/** What is wrong with the whole form, and the button that sends it. */
export function FormEnd({
  notice,
  label,
  isPending,
}: {
  notice: string | undefined
  label: string
  isPending: boolean
}) {
  return (
    <div className={classes.end}>
      <FormProblem text={notice} />
      <Button type="submit" variant="primary" size="lg" isLoading={isPending}>
        {label}
      </Button>
    </div>
  )
}
