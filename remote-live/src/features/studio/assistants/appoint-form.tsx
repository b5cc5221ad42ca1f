import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { AlertDialog, Avatar, Button, classNames, TextField, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { appoint, type Candidate, fetchCandidate, findPeople } from './assistants.calls'
import rows from './assistants.module.css'

function People({ people, onChoose }: { people: Omit<Candidate, 'isAssistant'>[]; onChoose: (id: number) => void }) {
  const t = useT('live')
  if (people.length === 0) return <p role="status">{t('studio.assistants.nobody')}</p>
  return (
    <ul className={rows.people} aria-label={t('studio.assistants.found')}>
      {people.map(({ id, name, avatar }) => (
        <li key={id}>
          <button
            type="button"
            className={classNames(css.row3, css.shrink, css.hoverable)}
            onClick={() => onChoose(id)}
          >
            <Avatar id={id} src={avatar} size={32} />
            <b className={css.cut} title={name}>
              {name}
            </b>
            <small className={css.muted}>{id}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Finds somebody by name or number, shows who it is, then asks. */
export function AppointForm({ anchorId, onAppointed }: { anchorId: number; onAppointed: () => void }) {
  const t = useT('live')
  const [words, setWords] = useState('')
  const search = useMutation({ mutationFn: findPeople })
  const find = useMutation({
    mutationFn: (id: number) => fetchCandidate(anchorId, id),
    onSuccess: ({ isAssistant, name }) => {
      if (isAssistant) toast(t('studio.assistants.already', { name }), { tone: 'info' })
    },
  })
  const make = useMutation({
    mutationFn: (userId: number) => appoint(anchorId, userId),
    onSuccess: () => {
      toast(t('studio.assistants.made'), { tone: 'success' })
      setWords('')
      search.reset()
      onAppointed()
    },
    onSettled: () => find.reset(),
  })
  const asked = words.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (/^\d+$/.test(asked)) find.mutate(Number(asked))
    else if (asked !== '') search.mutate(asked)
  }
  const person = find.data?.isAssistant === false ? find.data : undefined
  return (
    <form className={rows.form} onSubmit={submit}>
      <TextField
        label={t('studio.assistants.number')}
        maxLength={limits.nicknameChars}
        value={words}
        placeholder={t('studio.assistants.numberPlaceholder')}
        onValueChange={(text) => {
          setWords(text)
          search.reset()
        }}
      />
      <Button type="submit" icon="user-plus" isLoading={find.isPending || search.isPending} disabled={asked === ''}>
        {t('studio.assistants.add')}
      </Button>
      {search.data ? <People people={search.data} onChoose={(id) => find.mutate(id)} /> : undefined}
      <AlertDialog
        isOpen={person !== undefined}
        onOpenChange={(isOpen) => isOpen || find.reset()}
        title={t('studio.assistants.addTitle')}
        description={t('studio.assistants.addText', { name: person?.name ?? '' })}
        confirmLabel={t('studio.assistants.add')}
        cancelLabel={t('studio.cancel')}
        isBusy={make.isPending}
        onConfirm={() => person && make.mutate(person.id)}
      >
        {person ? (
          <p className={classNames(css.row3, css.shrink)}>
            <Avatar id={person.id} src={person.avatar} size={44} />
            <b className={css.cut} title={person.name}>
              {person.name}
            </b>
          </p>
        ) : undefined}
      </AlertDialog>
    </form>
  )
}
