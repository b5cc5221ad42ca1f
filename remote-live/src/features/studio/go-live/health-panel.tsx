import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Card, classNames, Dot, Icon, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type BroadcastHealth, fetchHealth } from '../studio.calls'
import { type Grade, gradeAge, gradeBitrate, gradeKeyFrames } from './health-grades'
import styles from './health-panel.module.css'

const pollMs = 3_000
const tones = { good: 'success', fair: 'warning', bad: 'live', unknown: 'off' } as const

function Reading({ label, value, grade }: { label: string; value: string; grade: Grade }) {
  return (
    <div className={styles.reading}>
      <dt>
        <Dot tone={tones[grade]} />
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

function Readings({ health }: { health: BroadcastHealth }) {
  const t = useT('live')
  const isPushed = health.state > 0
  const or = (value: number, text: string) => (isPushed && value > 0 ? text : t('studio.health.none'))
  return (
    <>
      <p className={classNames(styles.state, health.state === 2 && css.markedLive)} role="status">
        <Icon name="radio" size={18} />
        {t(`studio.health.state.${health.state}`)}
        {health.door === '' ? undefined : <small>{health.door.toUpperCase()}</small>}
      </p>
      <dl className={css.stack}>
        <Reading
          label={t('studio.health.bitrate')}
          value={or(health.bitrateKbps, `${health.bitrateKbps} kbit/s`)}
          grade={isPushed ? gradeBitrate(health.bitrateKbps) : 'unknown'}
        />
        <Reading
          label={t('studio.health.keyFrames')}
          value={or(health.keyFrameS, `${health.keyFrameS.toFixed(1)} s`)}
          grade={isPushed ? gradeKeyFrames(health.keyFrameS) : 'unknown'}
        />
        <Reading
          label={t('studio.health.age')}
          value={isPushed ? `${health.segmentAgeS.toFixed(1)} s` : t('studio.health.none')}
          grade={isPushed ? gradeAge(health.segmentAgeS) : 'unknown'}
        />
        <Reading
          label={t('studio.health.picture')}
          value={
            isPushed && health.size !== ''
              ? `${health.size}${health.frameRate > 0 ? ` · ${Math.round(health.frameRate)} fps` : ''}`
              : t('studio.health.none')
          }
          grade={isPushed ? 'good' : 'unknown'}
        />
      </dl>
      {health.warnings.length > 0 ? (
        <ul className={styles.warnings}>
          {health.warnings.map((warning) => (
            <li className={css.flex2} key={warning}>
              <Icon name="triangle-alert" size={15} />
              {t(`studio.health.warning.${warning}`)}
            </li>
          ))}
        </ul>
      ) : undefined}
    </>
  )
}

/** The health of the push, asked every three seconds while something shows it. */
export function useHealth() {
  return useQuery({
    queryKey: ['live', 'health'],
    queryFn: ({ signal }) => fetchHealth(signal),
    refetchInterval: pollMs,
  })
}

/** How the push is doing. */
export function HealthPanel() {
  const t = useT('live')
  const { data, isError } = useHealth()
  return (
    <Card title={t('studio.health.title')}>
      {data ? (
        <Readings health={data} />
      ) : isError ? (
        <p className={css.muted}>{t('state.failed')}</p>
      ) : (
        <Skeleton lines={5} height={20} />
      )}
    </Card>
  )
}
