import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Avatar, Card, classNames, Skeleton, StateBox, Switch } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { PushPanel } from '../go-live/push-panel'
import { TitleField } from '../go-live/title-field'
import { EmotesField } from './emotes-field'
import { PlacardField } from './placard-field'
import { type FanGroup, fetchFanGroups, showFanGroup } from './settings.calls'
import styles from './settings.module.css'
import { TagsField } from './tags-field'

const queryKey = ['live', 'fan-groups']

function FanGroupRow({ group }: { group: FanGroup }) {
  const t = useT('live')
  const user = useUser()
  const client = useQueryClient()
  const show = useMutation({
    mutationFn: (isShown: boolean) => showFanGroup(group.id, isShown),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const isShown = show.isPending ? show.variables : group.isShown
  return (
    <li className={styles.group}>
      <Avatar id={user?.id ?? 0} src={group.avatar} size={40} />
      <div className={classNames(styles.words, css.fillStack)}>
        <b>{group.name}</b>
        <small>{t('studio.settings.official')}</small>
      </div>
      <Switch
        className={styles.switch}
        label={t('studio.settings.showGroup', { name: group.name })}
        checked={isShown}
        disabled={show.isPending}
        onCheckedChange={(isOn) => show.mutate(isOn)}
      >
        {t(isShown ? 'studio.settings.shown' : 'studio.settings.hidden')}
      </Switch>
    </li>
  )
}

/** The official fan group of the anchor: shown in the room or not. */
function FanGroups() {
  const t = useT('live')
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => fetchFanGroups(signal) })
  return (
    <Card title={t('studio.settings.groups')}>
      {isError ? (
        <LoadFailed onRetry={refetch} minHeight={120} />
      ) : !data ? (
        <Skeleton variant="block" height={64} />
      ) : data.length === 0 ? (
        <StateBox kind="empty" minHeight={120} title={t('studio.settings.noGroups')} />
      ) : (
        <ul>
          {data.map((group) => (
            <FanGroupRow key={group.id} group={group} />
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('studio.settings.groupsNote')}</p>
    </Card>
  )
}

/** Settings of the own room: title, announcement, tags, emotes, push address, fan groups. */
export function SettingsView() {
  const t = useT('live')
  return (
    <>
      <Card title={t('studio.settings.room')}>
        <div className={css.form}>
          <TitleField />
          <PlacardField />
          <TagsField />
          <EmotesField />
        </div>
      </Card>
      <PushPanel />
      <FanGroups />
    </>
  )
}
