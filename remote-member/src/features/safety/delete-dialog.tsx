import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { groupedNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useMutation, useQuery } from '@pitchside/platform'
import { Banner, Button, Checkbox, Dialog, PasswordField, TextField, toast } from '@pitchside/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { AgreementNote } from '../../parts/agreement/agreement-note'
import { type Refused, useRefusal } from '../../parts/forms/use-refusal'
import { Loading } from '../../parts/loading/loading'
import classes from '../../parts/safety-rows/safety.module.css'
import { OwnCodeField } from '../own-code/own-code-field'
import { type DeletionState, deleteAccount, loadDeletion } from './safety.calls'
import { type DeletionFields, deletionProblems } from './safety-form.rules'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  mobile: string
}

const goes = ['name', 'documents', 'lists'] as const
const stays = ['ledger', 'posts'] as const

/** What leaving means, said before anything is asked. */
function Consequences() {
  const t = useT('member')
  return (
    <div className={classes.consequences}>
      <h3>{t('safety.deletion.goes')}</h3>
      <ul>
        {goes.map((key) => (
          <li key={key}>{t(`safety.deletion.${key}`)}</li>
        ))}
      </ul>
      <h3>{t('safety.deletion.stays')}</h3>
      <ul>
        {stays.map((key) => (
          <li key={key}>{t(`safety.deletion.${key}`)}</li>
        ))}
      </ul>
      <AgreementNote of="deletion" />
    </div>
  )
}

/** Where a refusal of the server belongs. */
const fieldOf = {
  'password-wrong': 'password',
  'code-wrong': 'code',
  'code-dead': 'code',
  'deletion-unconfirmed': 'confirm',
  'deletion-owns': 'givesUp',
} as const

interface FormProps {
  id: string
  state: DeletionState
  mobile: string
  fields: DeletionFields
  refused: Refused<keyof DeletionFields>
  onChange: (fields: DeletionFields) => void
  onSubmit: () => void
}

function DeletionForm({ id, state, mobile, fields, refused, onChange, onSubmit }: FormProps) {
  const t = useT('member')
  const [isTouched, setIsTouched] = useState(false)
  const owned = state.balance + state.withdrawable
  const problems = deletionProblems(fields, { word: state.word, owns: owned > 0 })
  const errorOf = (field: keyof DeletionFields) =>
    isTouched && problems[field] ? t(`safety.problem.${problems[field]}`, { word: state.word }) : refused[field]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTouched(true)
    if (Object.keys(problems).length === 0) onSubmit()
  }
  const giveUpError = errorOf('givesUp')
  return (
    <form id={id} className={classes.form} onSubmit={submit} noValidate>
      {owned > 0 ? (
        <div>
          <Checkbox checked={fields.givesUp} onCheckedChange={(givesUp) => onChange({ ...fields, givesUp })}>
            {t('safety.deletion.giveUp', { count: owned, diamonds: groupedNumber(owned) })}
          </Checkbox>
          {giveUpError ? (
            <p className={classes.error} role="alert">
              {giveUpError}
            </p>
          ) : undefined}
        </div>
      ) : undefined}
      <PasswordField
        size="lg"
        label={t('safety.present')}
        showLabel={t('safety.show')}
        hideLabel={t('safety.hide')}
        maxLength={limits.passwordMaxChars}
        value={fields.password}
        onValueChange={(password) => onChange({ ...fields, password })}
        error={errorOf('password')}
      />
      <OwnCodeField
        purpose="deletion"
        mobile={mobile}
        value={fields.code}
        onValueChange={(code) => onChange({ ...fields, code })}
        error={errorOf('code')}
      />
      <TextField
        size="lg"
        label={t('safety.deletion.type', { word: state.word })}
        autoComplete="off"
        maxLength={30}
        value={fields.confirm}
        onValueChange={(confirm) => onChange({ ...fields, confirm })}
        error={errorOf('confirm')}
      />
    </form>
  )
}

const empty: DeletionFields = { password: '', code: '', confirm: '', givesUp: false }

/** Deletes the account for good: says what goes, asks for password, code and a typed word. */
export function DeleteDialog({ isOpen, onOpenChange, mobile }: Props) {
  const t = useT('member')
  const formId = useId()
  const [fields, setFields] = useState(empty)
  // Asked for before it is opened: the dialog comes as high as it stays, whatever the answer. Asked again when it opens.
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'deletion'],
    queryFn: ({ signal }) => loadDeletion(signal),
  })
  useEffect(() => {
    if (isOpen) void refetch()
  }, [isOpen, refetch])
  const remove = useMutation({
    mutationFn: () => deleteAccount(fields),
    onSuccess: () => {
      // As a log-out: what was typed in this tab goes, the session ends, and the home page comes without a question.
      bus.emit('logout.requested', undefined)
      toast(t('safety.deletion.done'), { tone: 'success' })
    },
  })
  const refused = useRefusal(remove.error, fieldOf)
  const change = (next: DeletionFields) => {
    remove.reset()
    setFields(next)
  }
  const isHeld = data !== undefined && data.held > 0
  const close = (isNowOpen: boolean) => {
    change(empty)
    onOpenChange(isNowOpen)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t('safety.deletion.title')}
      closeLabel={t('close')}
      size="md"
      isSticky
      footer={
        <>
          <Button onClick={() => close(false)}>{t('safety.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isLoading={remove.isPending}
            disabled={data === undefined || isHeld}
          >
            {t('safety.deletion.action')}
          </Button>
        </>
      }
    >
      <Consequences />
      {isError ? <LoadFailed onRetry={refetch} minHeight={120} /> : undefined}
      {isHeld ? (
        <Banner tone="warning">
          {t('safety.deletion.held', { count: data.held, diamonds: groupedNumber(data.held) })}
        </Banner>
      ) : data ? (
        <DeletionForm
          id={formId}
          state={data}
          mobile={mobile}
          fields={fields}
          refused={refused}
          onChange={change}
          onSubmit={() => remove.mutate()}
        />
      ) : isError ? undefined : (
        // As high as the form: what stands in the middle of the window moves when it grows.
        <Loading variant="block" height={320} />
      )}
    </Dialog>
  )
}
