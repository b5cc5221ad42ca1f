import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { ChipGroup, Field, Segmented, Select, TextArea, TextField } from '@pitchside/ui'
import { PhotoField } from '../pictures/photo-field'
import { fetchExperiences } from './application.calls'
import styles from './apply.module.css'
import type { ApplyForm, ApplyProblems } from './apply-form'
import { CodeField } from './code-field'

export interface StepProps {
  form: ApplyForm
  /** Texts of what is wrong, by field. */
  problems: ApplyProblems
  onChange: (change: Partial<ApplyForm>) => void
  /** The member's number with stars. */
  mobile: string
}

const photos = ['front', 'back', 'handHeld'] as const

/** Name, number and photos of the identity paper. */
export function IdentityStep({ form, problems, onChange }: StepProps) {
  const t = useT('live')
  return (
    <>
      <TextField
        label={t('studio.apply.realName')}
        size="lg"
        value={form.realName}
        maxLength={limits.realNameChars}
        autoComplete="name"
        error={problems.realName}
        onValueChange={(realName) => onChange({ realName })}
      />
      <TextField
        label={t('studio.apply.idNumber')}
        size="lg"
        value={form.idNumber}
        maxLength={20}
        autoComplete="off"
        help={t('studio.apply.idNumberHelp')}
        error={problems.idNumber}
        onValueChange={(idNumber) => onChange({ idNumber })}
      />
      <fieldset className={styles.photos}>
        <legend>{t('studio.apply.photos')}</legend>
        {photos.map((field) => (
          <PhotoField
            key={field}
            label={t(`studio.apply.${field}`)}
            value={form[field]}
            error={problems[field]}
            onValueChange={(address) => onChange({ [field]: address })}
          />
        ))}
        <p className={styles.note}>{t('studio.apply.photosNote')}</p>
      </fieldset>
    </>
  )
}

/** What somebody broadcasts, for how long they have done so, and in their own words. */
export function ExperienceStep({ form, problems, onChange }: StepProps) {
  const t = useT('live')
  const { data = [] } = useQuery({
    queryKey: ['live', 'experiences'],
    queryFn: ({ signal }) => fetchExperiences(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const kinds = ['0', '1', '2'].map((value) => ({ value, label: t(`kind.${Number(value) + 1}`) }))
  return (
    <>
      <Field label={t('studio.apply.kinds')} error={problems.kinds}>
        {() => (
          <ChipGroup
            label={t('studio.apply.kinds')}
            options={kinds}
            value={form.kinds.map(String)}
            onValueChange={(values) => onChange({ kinds: values.map(Number) })}
          />
        )}
      </Field>
      <Select
        label={t('studio.apply.experience')}
        size="lg"
        placeholder={t('studio.choose')}
        options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.experience === '' ? undefined : form.experience}
        error={problems.experience}
        onValueChange={(experience) => onChange({ experience })}
      />
      <TextArea
        label={t('studio.apply.introduction')}
        rows={5}
        hasCount
        value={form.introduction}
        maxLength={limits.introductionMaxChars}
        help={t('studio.apply.introductionHelp', { chars: limits.introductionMinChars })}
        error={problems.introduction}
        onValueChange={(introduction) => onChange({ introduction })}
      />
    </>
  )
}

/** How to reach somebody, and the code that shows the number is theirs. */
export function ContactStep({ form, problems, onChange, mobile }: StepProps) {
  const t = useT('live')
  return (
    <>
      <div className={styles.contact}>
        <span className={styles.label}>{t('studio.apply.contactKind')}</span>
        <Segmented
          label={t('studio.apply.contactKind')}
          options={['1', '2', '3'].map((value) => ({ value, label: t(`studio.apply.contact${value}`) }))}
          value={String(form.contactKind)}
          onValueChange={(value) => onChange({ contactKind: Number(value) })}
        />
      </div>
      <TextField
        label={t('studio.apply.contact')}
        size="lg"
        value={form.contact}
        maxLength={60}
        error={problems.contact}
        onValueChange={(contact) => onChange({ contact })}
      />
      <TextField
        label={t('studio.apply.invite')}
        size="lg"
        value={form.invite}
        maxLength={32}
        help={t('studio.apply.inviteHelp')}
        onValueChange={(invite) => onChange({ invite })}
      />
      <CodeField mobile={mobile} value={form.code} error={problems.code} onValueChange={(code) => onChange({ code })} />
    </>
  )
}
