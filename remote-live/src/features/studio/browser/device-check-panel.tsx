import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Banner, Button, Dot } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { problemOf } from './browser-broadcast'
import type { CaptureChoice } from './capture'
import type { CheckGrade } from './check-grades'
import { checkDevices } from './device-check'

const tones = { good: 'success', poor: 'warning', bad: 'live' } as const satisfies Record<CheckGrade, string>

/** Before a broadcast: is there a picture, is there sound, does the line carry both? */
export function DeviceCheckPanel({ choice, isDisabled }: { choice: CaptureChoice; isDisabled: boolean }) {
  const t = useT('live')
  const check = useMutation({ mutationFn: () => checkDevices(choice) })
  const found = check.data
  return (
    <div className={css.stack2}>
      <Button
        variant="outline"
        icon="circle-check"
        disabled={isDisabled}
        isLoading={check.isPending}
        onClick={() => check.mutate()}
      >
        {t('studio.check.start')}
      </Button>
      {found ? (
        <ul className={css.stack1} role="status" aria-label={t('studio.check.title')}>
          {(['picture', 'sound', 'upload'] as const).map((part) => (
            <li key={part} className={css.row2} data-check={part} data-grade={found[part]}>
              <Dot tone={tones[found[part]]} />
              {t(`studio.check.${part}.${found[part]}`, { rate: Math.round(found.rate / 1_000) })}
            </li>
          ))}
        </ul>
      ) : undefined}
      {check.error ? <Banner tone="danger">{t(`studio.browser.problem.${problemOf(check.error)}`)}</Banner> : undefined}
    </div>
  )
}
