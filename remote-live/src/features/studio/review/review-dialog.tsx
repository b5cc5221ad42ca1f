import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery } from '@pitchside/platform'
import { Button, Dialog, TextArea } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { fetchExperiences } from '../apply/application.calls'
import { decideApplication, type ReviewedApplication } from './review.calls'
import styles from './review.module.css'

export interface ReviewDialogProps {
  application: ReviewedApplication
  onClose: () => void
  onDecided: () => void
}

const photos = ['front', 'back', 'handHeld'] as const

/** Everything somebody sent, and the decision. */
export function ReviewDialog({ application, onClose, onDecided }: ReviewDialogProps) {
  const t = useT('live')
  const [remark, setRemark] = useState('')
  const [isRemarkMissing, setIsRemarkMissing] = useState(false)
  const { data: experiences = [] } = useQuery({
    queryKey: ['live', 'experiences'],
    queryFn: ({ signal }) => fetchExperiences(signal),
  })
  const decide = useMutation({
    mutationFn: (isApproved: boolean) => decideApplication(application.id, isApproved, remark.trim()),
    onSuccess: onDecided,
  })
  const facts = [
    ['realName', application.realName],
    ['idNumber', application.idNumber],
    ['kinds', application.kinds.map((kind) => t(`kind.${kind + 1}`)).join(' · ')],
    ['experience', experiences.find(({ id }) => id === application.experience)?.name ?? ''],
    ['contact', `${t(`studio.apply.contact${application.contactKind}`)} · ${application.contact}`],
    ['invite', application.invite || '-'],
  ] as const
  const reject = () => {
    if (remark.trim() === '') setIsRemarkMissing(true)
    else decide.mutate(false)
  }
  return (
    <Dialog
      isOpen
      size="lg"
      isSticky
      title={t('studio.review.of', { name: application.nickname })}
      closeLabel={t('state.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        application.status === 0 ? (
          <>
            <Button variant="danger" isLoading={decide.isPending && !decide.variables} onClick={reject}>
              {t('studio.review.reject')}
            </Button>
            <Button
              variant="primary"
              isLoading={decide.isPending && decide.variables}
              onClick={() => decide.mutate(true)}
            >
              {t('studio.review.approve')}
            </Button>
          </>
        ) : undefined
      }
    >
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt className={css.caption}>{t(`studio.apply.${key}`)}</dt>
            <dd className={css.breakable}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>{application.introduction}</p>
      <div className={styles.photos}>
        {photos.map((key) => (
          <figure key={key}>
            <a href={application.photos[key]} target="_blank" rel="noopener">
              <img src={application.photos[key]} alt={t(`studio.apply.${key}`)} loading="lazy" />
            </a>
            <figcaption>{t(`studio.apply.${key}`)}</figcaption>
          </figure>
        ))}
      </div>
      {application.status === 0 ? (
        <TextArea
          label={t('studio.review.remark')}
          rows={2}
          hasCount
          maxLength={limits.remarkChars}
          value={remark}
          help={t('studio.review.remarkHelp')}
          error={isRemarkMissing ? t('studio.review.remarkMissing') : undefined}
          onValueChange={(text) => {
            setRemark(text)
            setIsRemarkMissing(false)
          }}
        />
      ) : application.remark === '' ? undefined : (
        <p className={styles.words}>{t('studio.apply.state.remark', { remark: application.remark })}</p>
      )}
    </Dialog>
  )
}
