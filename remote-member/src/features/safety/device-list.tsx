import { formatDate, useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { AlertDialog, Badge, Button, Card, classNames, Icon, type IconName, Skeleton, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { devicesKey } from '../../parts/safety-rows/devices-key'
import classes from '../../parts/safety-rows/safety.module.css'
import { endDevice, endOtherDevices, type LogInDevice, loadDevices } from './safety.calls'

const handheld = new Set(['iPhone', 'iPad', 'Android', 'HarmonyOS'])
const iconOf = ({ system }: LogInDevice): IconName => (handheld.has(system) ? 'smartphone' : 'tv')

function useEndDevices() {
  const t = useT('member')
  const client = useQueryClient()
  const settled = () => client.invalidateQueries({ queryKey: devicesKey })
  const one = useMutation({
    mutationFn: endDevice,
    onSuccess: () => toast(t('safety.deviceEnded'), { tone: 'success' }),
    onSettled: settled,
  })
  const others = useMutation({
    mutationFn: endOtherDevices,
    onSuccess: (count) => toast(t('safety.othersEnded', { count }), { tone: 'success' }),
    onSettled: settled,
  })
  return { one, others }
}

interface RowProps {
  device: LogInDevice
  isBusy: boolean
  onEnd: () => void
}

function DeviceRow({ device, isBusy, onEnd }: RowProps) {
  const t = useT('member')
  const name = [device.browser, device.system].filter(Boolean).join(' · ') || t('safety.unknownDevice')
  return (
    <li className={classNames(classes.row, css.divided)}>
      <span className={classes.mark}>
        <Icon name={iconOf(device)} size={20} />
      </span>
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {device.isThis ? <Badge tone="success">{t('safety.thisDevice')}</Badge> : undefined}
        </p>
        <p className={classes.hint}>
          {device.address ? <span>{t('safety.network', { address: device.address })}</span> : undefined}
          <span>{t('safety.used', { time: formatDate(device.usedMs, 'moment') })}</span>
          <span>{t('safety.since', { time: formatDate(device.sinceMs, 'moment') })}</span>
        </p>
      </div>
      {device.isThis ? undefined : (
        <Button
          size="sm"
          variant="outline"
          isLoading={isBusy}
          onClick={onEnd}
          aria-label={t('safety.endNamed', { name })}
        >
          {t('safety.end')}
        </Button>
      )}
    </li>
  )
}

/** Where the member is logged in, and signing out there. */
export function DeviceList() {
  const t = useT('member')
  const query = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => loadDevices(signal),
    // A device that was just signed out, or has just come, must not be missed.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const { one, others } = useEndDevices()
  const [asksAll, setAsksAll] = useState(false)
  const rest = query.data?.filter((device) => !device.isThis).length ?? 0
  return (
    <Card
      title={t('safety.devices')}
      actions={
        rest > 0 ? (
          <Button size="sm" icon="log-out" onClick={() => setAsksAll(true)}>
            {t('safety.endOthers')}
          </Button>
        ) : undefined
      }
    >
      <QueryView query={query} skeleton={<Skeleton variant="block" height={160} />} minHeight={160} tellsStale>
        {(data) => (
          <ul className={css.stack}>
            {[...data]
              .sort((one, other) => Number(other.isThis) - Number(one.isThis))
              .map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isBusy={one.isPending && one.variables === device.id}
                  onEnd={() => one.mutate(device.id)}
                />
              ))}
          </ul>
        )}
      </QueryView>
      <AlertDialog
        isOpen={asksAll}
        onOpenChange={setAsksAll}
        title={t('safety.endOthers')}
        description={t('safety.endOthersText', { count: rest })}
        cancelLabel={t('safety.cancel')}
        confirmLabel={t('safety.end')}
        isBusy={others.isPending}
        onConfirm={() => others.mutate(undefined, { onSettled: () => setAsksAll(false) })}
      />
    </Card>
  )
}
