import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Button, Segmented, TextArea, TextField } from '@pitchside/ui'
import { type FormEvent, useState } from 'react'
import type { Profile, ProfileChange } from './profile.calls'
import classes from './profile.module.css'
import { useSaveProfile } from './use-profile'

/** What the form changed of a profile; nothing when it changed nothing. */
export function changeOf(profile: Profile, nickname: string, sex: number, signature: string): ProfileChange {
  return {
    ...(nickname.trim() === profile.nickname ? {} : { nickname: nickname.trim() }),
    ...(sex === profile.sex ? {} : { sex }),
    ...(signature.trim() === profile.signature ? {} : { signature: signature.trim() }),
  }
}

/** Name, sex and signature. What was typed stays when saving fails. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT('member')
  const save = useSaveProfile()
  const [nickname, setNickname] = useState(profile.nickname)
  const [sex, setSex] = useState(profile.sex)
  const [signature, setSignature] = useState(profile.signature)
  const [isTouched, setIsTouched] = useState(false)
  const change = changeOf(profile, nickname, sex, signature)
  const isMissing = nickname.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTouched(true)
    if (!isMissing && Object.keys(change).length > 0) save.mutate(change)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t('profile.nickname')}
        size="lg"
        value={nickname}
        maxLength={limits.nicknameChars}
        onValueChange={setNickname}
        error={isTouched && isMissing ? t('profile.nicknameMissing') : undefined}
        autoComplete="nickname"
      />
      <div className={classes.field}>
        <span className={classes.label}>{t('profile.sex')}</span>
        <Segmented
          label={t('profile.sex')}
          value={String(sex)}
          onValueChange={(value) => setSex(Number(value))}
          options={['0', '1', '2'].map((value) => ({ value, label: t(`profile.sex${value}`) }))}
        />
      </div>
      <TextArea
        label={t('profile.signature')}
        value={signature}
        maxLength={limits.signatureChars}
        hasCount
        onValueChange={setSignature}
        rows={3}
      />
      <TextField label={t('profile.mobile')} size="lg" value={profile.mobile} readOnly icon="smartphone" />
      <Button
        type="submit"
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
