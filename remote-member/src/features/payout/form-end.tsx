import { Button, Icon } from '@pitchside/ui'
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
      {notice === undefined ? undefined : (
        <p className={classes.notice} role="alert">
          <Icon name="circle-alert" size={16} />
          {notice}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" isLoading={isPending}>
        {label}
      </Button>
    </div>
  )
}
