import { fromLocalTime, hourMs, toLocalTime } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Checkbox, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'

const siteClock = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
})

/** What the site's clock says, `2026-05-16 20:00`: it is China's, and writers may live by another one. */
function siteTime(atMs: number): string {
  const parts = Object.fromEntries(siteClock.formatToParts(atMs).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`
}

export interface MomentInputProps {
  value: number | undefined
  isWrong: boolean
  isLocked: boolean
  /** 0: what was typed is no moment yet. */
  onChange: (atMs: number) => void
}

/** A moment in the writer's own time; below it, what the clock of the site says then. */
export function MomentInput({ value, isWrong, isLocked, onChange }: MomentInputProps) {
  const t = useT('content')
  const atMs = value || undefined
  return (
    <TextField
      label={t('articles.moment.when')}
      type="datetime-local"
      value={toLocalTime(atMs)}
      help={atMs === undefined ? undefined : t('articles.moment.site', { when: siteTime(atMs) })}
      error={isWrong ? t('articles.problem.moment', { days: limits.headlineAheadDays }) : undefined}
      disabled={isLocked}
      onValueChange={(text) => onChange(fromLocalTime(text) ?? 0)}
    />
  )
}

/** Whether the article waits for a moment once it is accepted, and for which. */
export function MomentField({
  onChange,
  ...props
}: Omit<MomentInputProps, 'onChange'> & { onChange: (atMs: number | undefined) => void }) {
  const t = useT('content')
  const { value, isLocked } = props
  const isSet = value !== undefined
  return (
    <div className={css.stack3}>
      <Checkbox
        checked={isSet}
        disabled={isLocked}
        onCheckedChange={(isOn) => onChange(isOn ? (Math.floor(Date.now() / hourMs) + 2) * hourMs : undefined)}
      >
        {t('articles.moment.set')}
      </Checkbox>
      {isSet ? <MomentInput {...props} onChange={onChange} /> : undefined}
    </div>
  )
}
