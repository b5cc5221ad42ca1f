import { useT } from '@pitchside/i18n'
import { Button, CheckInStrip } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { SignTasks } from './tasks.calls'

interface Props {
  data: SignTasks
  isBusy: boolean
  onCheckIn: (checkInId: number) => void
}

/** The week's check-in with its button. */
export function CheckIn({ data, isBusy, onCheckIn }: Props) {
  const t = useT('member')
  const streak = data.week.filter((day) => day.isSigned).length
  return (
    <section className={css.stack3} aria-label={t('checkIn.title')}>
      <header className={css.row3}>
        <h3 className={css.heading}>{t('checkIn.title')}</h3>
        <span className={css.caption}>{t('checkIn.streak', { days: streak })}</span>
        <Button
          size="sm"
          className={css.pushed}
          variant={data.isSignedToday ? 'secondary' : 'primary'}
          disabled={data.isSignedToday}
          isLoading={isBusy}
          onClick={() => onCheckIn(data.checkInId)}
        >
          {data.isSignedToday ? t('checkIn.already') : t('checkIn.action')}
        </Button>
      </header>
      <CheckInStrip
        label={t('checkIn.week')}
        days={data.week.map((day, index) => ({
          label: day.isToday ? t('checkIn.today') : t('checkIn.day', { number: index + 1 }),
          reward: day.diamonds,
          state: day.isSigned ? 'done' : day.isToday ? 'today' : 'ahead',
          stateLabel: day.isSigned ? t('checkIn.already') : undefined,
        }))}
      />
    </section>
  )
}
