import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Avatar, Button, Card, Progress } from '@pitchside/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { pictureOf } from '../frame/picture-of'
import { ChosenFiles } from './chosen-files'
import { type FileProblem, type PostFile, withFiles } from './post-files'
import classes from './post-form.module.css'
import { PostTools } from './post-tools'
import { sendPost } from './send-post'

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** Writes a post on the own page. Everything stays in the form until the server has it. */
export function PostForm({ onPosted }: { onPosted: () => void }) {
  const t = useT('content')
  const user = useUser()
  const area = useRef<HTMLTextAreaElement>(null)
  const running = useRef<AbortController>(undefined)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly PostFile[]>([])
  const [problem, setProblem] = useState<FileProblem>()
  const [share, setShare] = useState(0)
  useEffect(() => () => running.current?.abort(), [])
  const post = useMutation({
    mutationFn: () => {
      running.current = new AbortController()
      setShare(0)
      return sendPost(text.trim(), files, { onProgress: setShare, signal: running.current.signal })
    },
    onSuccess: () => {
      setText('')
      setFiles([])
      onPosted()
      bus.emit('toast.requested', { text: t('posts.posted'), tone: 'success' })
    },
  })
  const isReady = text.trim().length > 0 && !post.isPending
  const send = () => {
    if (isReady) post.mutate()
  }
  const insert = (token: string) => {
    const at = area.current?.selectionStart ?? text.length
    const end = area.current?.selectionEnd ?? at
    setText((before) => `${before.slice(0, at)}${token}${before.slice(end)}`.slice(0, limits.postChars))
    area.current?.focus()
  }
  const add = (chosen: readonly PostFile[]) => {
    const next = withFiles(files, chosen)
    setFiles(next.files)
    setProblem(next.problem)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  const limitsOf = { pictures: limits.photosPerPost, size: megabytes(limits.postPictureBytes) }
  const videoSize = megabytes(limits.videoBytes)
  const failure = post.error instanceof CallError && post.error.code > 0 ? post.error.message : t('posts.failed')
  return (
    <Card>
      <form
        className={classes.form}
        aria-label={t('posts.write')}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Avatar {...pictureOf(user?.avatar ?? '', user?.id ?? 0)} size={44} />
        <div className={classes.box}>
          <textarea
            ref={area}
            rows={3}
            value={text}
            maxLength={limits.postChars}
            placeholder={t('posts.hint')}
            aria-label={t('posts.write')}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <ChosenFiles
            files={files}
            isLocked={post.isPending}
            onRemove={(key) => setFiles((before) => before.filter((file) => file.key !== key))}
          />
          {problem ? (
            <p className={classes.problem} role="alert">
              {t(`posts.problem.${problem}`, problem === 'videoTooLarge' ? { size: videoSize } : limitsOf)}
            </p>
          ) : undefined}
          {post.isError ? (
            <p className={classes.problem} role="alert">
              {failure}
            </p>
          ) : undefined}
          {post.isPending && files.length > 0 ? (
            <Progress label={t('posts.sending')} value={Math.round(share * 100)} />
          ) : undefined}
          <div className={classes.foot}>
            <PostTools isLocked={post.isPending} onEmoji={insert} onFiles={add} />
            <span className={classes.count}>
              {text.length}/{limits.postChars}
            </span>
            <Button type="submit" variant="primary" disabled={!isReady} isLoading={post.isPending}>
              {t('posts.post')}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}
