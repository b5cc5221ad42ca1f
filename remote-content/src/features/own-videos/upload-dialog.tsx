import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery } from '@pitchside/platform'
import { Button, Dialog, Select, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import { problemOfVideo, titleOf } from '../../parts/cover/chosen-file'
import { CoverField } from '../../parts/cover/cover-field'
import { useCover } from '../../parts/cover/use-cover'
import { messageOf } from '../../parts/video/message-of'
import { listVideoCategories } from '../../parts/video/videos.calls'
import { FileField } from './file-field'
import { describeUnfinished, isSameFile, readUnfinished } from './unfinished-upload'
import { publishVideo, uploadCover } from './upload.calls'
import classes from './upload-dialog.module.css'
import { UploadProgress } from './upload-progress'
import { useVideoUpload } from './use-video-upload'

/** Everything the member says about the video, and the sending of it. */
function useForm(onSent: () => void) {
  const t = useT('content')
  const userId = useUser()?.id ?? 0
  const [unfinished] = useState(() => readUnfinished(userId))
  const [file, setFile] = useState<File>()
  const [title, setTitle] = useState(unfinished?.title ?? '')
  const [categoryId, setCategory] = useState(unfinished?.categoryId)
  const [problem, setProblem] = useState<string>()
  const { upload, send, cancel, forget } = useVideoUpload()
  // A file that is turned away needs no cover.
  const cover = useCover(upload.phase === 'refused' ? undefined : file)
  const isKept = upload.sessionId !== undefined
  useEffect(() => {
    if (isKept) describeUnfinished(userId, { title, ...(categoryId === undefined ? {} : { categoryId }) })
  }, [isKept, userId, title, categoryId])
  const chooseFile = (chosen: File) => {
    const wrong = problemOfVideo(chosen)
    if (wrong) {
      setProblem(t(`works.problem.${wrong}`, { size: limits.videoBytes / 1024 / 1024 }))
      return
    }
    setProblem(undefined)
    setFile(chosen)
    const isOther = unfinished !== undefined && !isSameFile(unfinished, chosen)
    setTitle((before) => (before === '' || (isOther && before === unfinished.title) ? titleOf(chosen.name) : before))
    void send(chosen)
  }
  const dropFile = () => {
    cancel()
    setFile(undefined)
  }
  const publish = useMutation({
    async mutationFn() {
      const { address } = upload
      if (!address || categoryId === undefined || !cover.cover) throw new Error('the form is not complete')
      const picture = await uploadCover(cover.cover.picture, cover.cover.name)
      await publishVideo({ title: title.trim(), cover: picture, address, categoryId, durationS: cover.durationS })
    },
    onSuccess: () => {
      forget()
      bus.emit('toast.requested', { text: t('works.sent'), tone: 'success' })
      onSent()
    },
  })
  const isComplete = upload.phase === 'done' && title.trim() !== '' && categoryId !== undefined && cover.cover
  return {
    ...{
      file,
      unfinished,
      title,
      setTitle,
      categoryId,
      setCategory,
      problem,
      upload,
      send,
      cover,
      chooseFile,
      dropFile,
      publish,
    },
    isComplete: isComplete !== undefined && isComplete !== false,
    failure: publish.isError ? messageOf(publish.error, t('works.notSent')) : undefined,
  }
}

/** Sends a video in: file, cover, title, category. The file begins to leave as soon as it is chosen. */
export function UploadDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const t = useT('content')
  const form = useForm(onSent)
  const categories = useQuery({
    queryKey: ['content', 'video-categories'],
    queryFn: ({ signal }) => listVideoCategories(signal),
  })
  const unfinished = readUnfinished(useUser()?.id ?? 0)
  const { file, upload, cover, publish } = form
  return (
    <Dialog
      isOpen
      isSticky
      size="md"
      title={t('works.upload')}
      closeLabel={t('works.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('works.later')}
          </Button>
          <Button
            variant="primary"
            disabled={!form.isComplete}
            isLoading={publish.isPending}
            onClick={() => publish.mutate()}
          >
            {t('works.publish')}
          </Button>
        </>
      }
    >
      <div className={css.stack4}>
        {file ? (
          <UploadProgress
            file={file}
            upload={upload}
            onContinue={() => void form.send(file)}
            onCancel={form.dropFile}
          />
        ) : (
          <FileField
            hint={unfinished ? t('works.unfinished', { name: unfinished.name }) : undefined}
            problem={form.problem}
            onChoose={form.chooseFile}
          />
        )}
        {file && upload.phase !== 'refused' ? <CoverField cover={cover} /> : undefined}
        <TextField
          label={t('works.name')}
          maxLength={limits.videoTitleChars}
          value={form.title}
          onValueChange={form.setTitle}
        />
        <Select
          label={t('works.category')}
          placeholder={t('works.choose')}
          value={form.categoryId === undefined ? undefined : String(form.categoryId)}
          onValueChange={(next) => form.setCategory(Number(next))}
          options={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {form.failure ? (
          <p className={classes.problem} role="alert">
            {form.failure}
          </p>
        ) : undefined}
        <p className={css.caption}>{t('works.reviewNote')}</p>
      </div>
    </Dialog>
  )
}
