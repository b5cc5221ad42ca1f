import { language, useT } from '@pitchside/i18n'
import { acceptedPictures, FileInput } from '@pitchside/parts'
import { classNames, EmojiPicker, IconButton, Popover, tokenOf } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useRef, useState } from 'react'
import { type PostFile, videoTypes } from '../../parts/post/post-files'
import classes from './composer.module.css'

let chosenSoFar = 0

interface FileButtonProps {
  kind: PostFile['kind']
  isLocked: boolean
  onFiles: (files: readonly PostFile[]) => void
}

function FileButton({ kind, isLocked, onFiles }: FileButtonProps) {
  const t = useT('content')
  const field = useRef<HTMLInputElement>(null)
  const label = t(kind === 'picture' ? 'posts.addPictures' : 'posts.addVideo')
  return (
    <>
      <IconButton
        icon={kind === 'picture' ? 'image' : 'video'}
        size="sm"
        label={label}
        disabled={isLocked}
        onClick={() => field.current?.click()}
      />
      <FileInput
        ref={field}
        className={classes.file}
        tabIndex={-1}
        aria-label={label}
        aria-hidden="true"
        accept={kind === 'picture' ? acceptedPictures('post') : videoTypes.join(',')}
        multiple={kind === 'picture'}
        onFiles={(files) => onFiles(files.map((file) => ({ key: `file-${chosenSoFar++}`, kind, file })))}
      />
    </>
  )
}

/** Emoji, pictures and a video for a post. */
export function PostTools({
  isLocked,
  onEmoji,
  onFiles,
}: {
  isLocked: boolean
  onEmoji: (token: string) => void
  onFiles: (files: readonly PostFile[]) => void
}) {
  const t = useT('content')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classNames(css.flex, css.gap1)}>
      <Popover
        label={t('posts.emoji')}
        align="start"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton icon="smile" size="sm" label={t('posts.emoji')} disabled={isLocked} />}
      >
        <EmojiPicker
          label={t('posts.emoji')}
          language={language()}
          onPick={(emoji) => {
            setOpen(false)
            onEmoji(tokenOf(emoji))
          }}
        />
      </Popover>
      <FileButton kind="picture" isLocked={isLocked} onFiles={onFiles} />
      <FileButton kind="video" isLocked={isLocked} onFiles={onFiles} />
    </div>
  )
}
