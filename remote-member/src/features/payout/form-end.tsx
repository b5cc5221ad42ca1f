import { Button } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useFormProblem } from '../../parts/forms/use-refusal'

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
    <div className={css.stack3Start}>
      <Button type="submit" variant="primary" size="lg" isLoading={isPending}>
        {label}
      </Button>
    </div>
  )
}
