import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Button, Segmented, TextArea, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { useKeptForm } from '../../parts/forms/use-kept-form'
import { useRefusal } from '../../parts/forms/use-refusal'
import type { Profile, ProfileChange } from '../../parts/profile/profile.calls'
import { useSaveProfile } from '../../parts/profile/use-profile'
import classes from './profile.module.css'

export interface ProfileFields extends Record<string, string | number> {
  nickname: string
  sex: number
  signature: string
}

/** Where a refusal of the server belongs. */
const fieldOf = {
  'nickname-missing': 'nickname',
  'nickname-long': 'nickname',
  'nickname-refused': 'nickname',
  'signature-refused': 'signature',
} as const

/** What the form changed of a profile; nothing when it changed nothing. */
export function changeOf(profile: ProfileFields, { nickname, sex, signature }: ProfileFields): ProfileChange {
  return {
    ...(nickname.trim() === profile.nickname ? {} : { nickname: nickname.trim() }),
    ...(sex === profile.sex ? {} : { sex }),
    ...(signature.trim() === profile.signature ? {} : { signature: signature.trim() }),
  }
}

/** Text key of what is wrong with a name; an emoji counts as one sign. */
export function nicknameProblem(nickname: string): 'nicknameMissing' | 'nicknameLong' | undefined {
  const name = nickname.replace(/\s+/gu, ' ').trim()
  if (name === '') return 'nicknameMissing'
  return [...name].length > limits.nicknameChars ? 'nicknameLong' : undefined
}

/** Name, sex and signature. What was typed stays when saving fails, also when it was the session that ended. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT('member')
  const save = useSaveProfile()
  const { nickname, sex, signature } = profile
  const saved: ProfileFields = { nickname, sex, signature }
  const form = useKeptForm('profile', saved)
  const [isTouched, setIsTouched] = useState(false)
  const refused = useRefusal(save.error, fieldOf)
  const change = changeOf(saved, form.values)
  const problem = nicknameProblem(form.values.nickname)
  const type = (next: Partial<ProfileFields>) => {
    save.reset()
    form.change(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTouched(true)
    if (problem === undefined && Object.keys(change).length > 0) save.mutate(change, { onSuccess: form.reset })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t('profile.nickname')}
        size="lg"
        value={form.values.nickname}
        maxLength={limits.nicknameChars * 2}
        onValueChange={(next) => type({ nickname: next })}
        error={isTouched && problem ? t(`profile.${problem}`, { count: limits.nicknameChars }) : refused.nickname}
        autoComplete="nickname"
      />
      <div className={css.stack2Start}>
        <span className={css.note}>{t('profile.sex')}</span>
        <Segmented
          label={t('profile.sex')}
          value={String(form.values.sex)}
          onValueChange={(next) => type({ sex: Number(next) })}
          options={['0', '1', '2'].map((value) => ({ value, label: t(`profile.sex${value}`) }))}
        />
      </div>
      <TextArea
        label={t('profile.signature')}
        value={form.values.signature}
        maxLength={limits.signatureChars}
        hasCount
        error={refused.signature}
        onValueChange={(next) => type({ signature: next })}
        rows={3}
      />
      <TextField label={t('profile.mobile')} size="lg" value={profile.mobile} readOnly icon="smartphone" />
      <Button
        type="submit"
        className={css.atStart}
        variant="primary"
        size="lg"
        isLoading={save.isPending}
        disabled={Object.keys(change).length === 0}
      >
        {t('profile.save')}
      </Button>
    </form>
  )
}
