import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { ChipGroup, Field, Select, TextArea, TextField } from '@pitchside/ui'
import { ContactFields, PaperFields, PaperPhotos } from './applicant-fields'
import { fetchExperiences } from './application.calls'
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
  return (
    <>
      <PaperFields form={form} problems={problems} onChange={onChange} />
      <PaperPhotos names={photos} form={form} problems={problems} onChange={onChange} />
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
      <ContactFields form={form} problems={problems} onChange={onChange} />
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
