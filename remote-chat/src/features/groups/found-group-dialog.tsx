import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Button, Checkbox, Dialog, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { attempt } from '../../parts/attempt/attempt'
import { listContacts } from '../contacts/contacts.calls'
import classes from './group-list.module.css'
import { foundGroup } from './groups.calls'

/** Name, a word about it, and who is in it from the start. */
export function FoundGroupDialog(props: { onClose: () => void; onFounded: (groupId: string) => void }) {
  const t = useT('chat')
  const [name, setName] = useState('')
  const [introduction, setIntroduction] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const { data = [] } = useQuery({ queryKey: ['chat', 'people'], queryFn: ({ signal }) => listContacts(signal) })
  const found = async () => {
    setBusy(true)
    let id = ''
    const isDone = await attempt(async () => {
      id = await foundGroup(name.trim(), introduction.trim(), [...chosen])
    })
    setBusy(false)
    if (isDone) props.onFounded(id)
  }
  const toggle = (userId: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, userId] : chosen.filter((other) => other !== userId))
  return (
    <Dialog
      isOpen
      isSticky
      onOpenChange={props.onClose}
      title={t('group.found')}
      closeLabel={t('panel.close')}
      footer={
        <>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} disabled={name.trim() === ''} onClick={() => void found()}>
            {t('group.create')}
          </Button>
        </>
      }
    >
      <div className={css.stack4}>
        <TextField label={t('group.name')} value={name} maxLength={limits.groupNameChars} onValueChange={setName} />
        <TextField
          label={t('group.introduction')}
          value={introduction}
          maxLength={limits.groupIntroductionChars}
          onValueChange={setIntroduction}
        />
        <fieldset className={classes.people}>
          <legend>{t('group.invite')}</legend>
          {data.map(({ userId, nickname }) => (
            <Checkbox key={userId} checked={chosen.includes(userId)} onCheckedChange={(isOn) => toggle(userId, isOn)}>
              {nickname || t('contacts.nameless')}
            </Checkbox>
          ))}
        </fieldset>
      </div>
    </Dialog>
  )
}
