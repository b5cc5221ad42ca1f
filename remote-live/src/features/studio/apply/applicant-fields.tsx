import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { classNames, Segmented, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { PhotoField } from '../pictures/photo-field'
import type { ApplicantForm, Problems } from './applicant-form'
import styles from './apply.module.css'

export interface ApplicantFieldsProps {
  form: ApplicantForm
  /** Texts of what is wrong, by field. */
  problems: Problems<ApplicantForm>
  onChange: (change: Partial<ApplicantForm>) => void
}

/** Name and number of the identity paper. */
export function PaperFields({ form, problems, onChange }: ApplicantFieldsProps) {
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
    </>
  )
}

type PhotoName = 'front' | 'back' | 'handHeld'

/** Photos of the identity paper, by name. */
export function PaperPhotos<Name extends PhotoName>({
  names,
  form,
  problems,
  onChange,
}: {
  names: readonly Name[]
  form: Record<Name, string>
  problems: Partial<Record<Name, string>>
  onChange: (change: Partial<Record<PhotoName, string>>) => void
}) {
  const t = useT('live')
  return (
    <fieldset className={classNames(styles.photos, css.oneBelow700)}>
      <legend>{t('studio.apply.photos')}</legend>
      {names.map((name) => (
        <PhotoField
          key={name}
          label={t(`studio.apply.${name}`)}
          value={form[name]}
          error={problems[name]}
          onValueChange={(address) => onChange({ [name]: address })}
        />
      ))}
      <p className={styles.note}>{t('studio.apply.photosNote')}</p>
    </fieldset>
  )
}

/** How to reach somebody. */
export function ContactFields({ form, problems, onChange }: ApplicantFieldsProps) {
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
    </>
  )
}
