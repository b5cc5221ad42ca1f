import { useT } from '@pitchside/i18n'
import { Button, Dialog, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { useRefusal } from '../../parts/forms/use-refusal'
import { useSaveProfile } from '../../parts/profile/use-profile'
import { PictureUploadPanel } from './picture-upload-panel'
import { PortraitChoice } from './portrait-choice'
import { usePictureUpload } from './use-picture-upload'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  current: string
}

const sources = ['portraits', 'upload'] as const

/** Lets a member choose one of the drawn portraits, or upload a picture of their own. */
export function AvatarDialog({ isOpen, onOpenChange, current }: Props) {
  const t = useT('member')
  const [source, setSource] = useState<(typeof sources)[number]>('portraits')
  const [chosen, setChosen] = useState(current)
  const upload = usePictureUpload()
  const save = useSaveProfile()
  useRefusal(save.error)
  const change = (isNowOpen: boolean) => {
    if (!isNowOpen) upload.reset()
    onOpenChange(isNowOpen)
  }
  const confirm = async () => {
    const avatar = source === 'upload' ? await upload.send() : chosen
    if (avatar !== undefined) save.mutate({ avatar }, { onSuccess: () => change(false) })
  }
  const isReady = source === 'upload' ? upload.image !== undefined : chosen !== current
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={t('profile.changeAvatar')}
      closeLabel={t('close')}
      size="md"
      isSticky={upload.image !== undefined}
      footer={
        <Button
          variant="primary"
          isLoading={save.isPending || upload.share !== undefined}
          disabled={!isReady}
          onClick={() => void confirm()}
        >
          {t('profile.save')}
        </Button>
      }
    >
      <div className={css.above4}>
        <Segmented
          label={t('picture.source')}
          options={sources.map((value) => ({ value, label: t(`picture.${value}`) }))}
          value={source}
          onValueChange={setSource}
        />
      </div>
      {source === 'upload' ? (
        <PictureUploadPanel upload={upload} />
      ) : (
        <PortraitChoice chosen={chosen} onChoose={setChosen} />
      )}
    </Dialog>
  )
}
