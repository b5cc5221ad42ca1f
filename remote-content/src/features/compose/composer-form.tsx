import { signsOf } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { pictureProblemText } from '@pitchside/parts'
import { Button, classNames, Progress } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { KeyboardEvent, ReactNode } from 'react'
import { CoverField } from '../../parts/cover/cover-field'
import type { FileProblem } from '../../parts/post/post-files'
import { ChosenFiles } from './chosen-files'
import classes from './composer.module.css'
import { PostTools } from './post-tools'
import type { Composer } from './use-composer'

const megabytes = (bytes: number) => bytes / 1024 / 1024

function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={css.problem} role="alert">
      {children}
    </p>
  )
}

export interface ComposerFormProps {
  composer: Composer
  /** Name of the form. */
  label: string
  sendLabel: string
  /** Who writes. */
  picture: ReactNode
  /** Above the text. */
  head?: ReactNode
  /** The text field. */
  children: ReactNode
  /** Beside emoji and files. */
  tools?: ReactNode
  /** Below everything. */
  note?: ReactNode
}

/** The form of a post: text, files, what goes wrong, and the button. Ctrl+Enter sends. */
export function ComposerForm({ composer, label, sendLabel, picture, head, children, tools, note }: ComposerFormProps) {
  const t = useT('content')
  const { text, files, problem, share, isSending, isReady, failure, insert, add, remove, send } = composer
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  const problemText = (wrong: FileProblem) =>
    wrong === 'wrongType' || wrong === 'tooLarge'
      ? pictureProblemText(wrong, 'post')
      : t(`posts.problem.${wrong}`, { pictures: limits.photosPerPost, size: megabytes(limits.videoBytes) })
  const video = files.find(({ kind }) => kind === 'video')
  return (
    <form
      className={classes.form}
      aria-label={label}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {picture}
      <div className={classNames(classes.box, css.focusFrame)}>
        {head}
        {children}
        <ChosenFiles files={files} isLocked={isSending} onRemove={remove} />
        {video ? <CoverField key={video.key} cover={composer.cover} /> : undefined}
        {problem ? <Problem>{problemText(problem)}</Problem> : undefined}
        {failure ? <Problem>{failure}</Problem> : undefined}
        {isSending && files.length > 0 ? (
          <Progress label={t('posts.sending')} value={Math.round(share * 100)} />
        ) : undefined}
        <div className={css.rowWrap3}>
          <PostTools isLocked={isSending} onEmoji={insert} onFiles={add} />
          {tools}
          <span className={classNames(css.captionNumber, css.pushed)}>
            {signsOf(text)}/{limits.postChars}
          </span>
          <Button type="submit" variant="primary" disabled={!isReady} isLoading={isSending}>
            {sendLabel}
          </Button>
        </div>
        {note}
      </div>
    </form>
  )
}
