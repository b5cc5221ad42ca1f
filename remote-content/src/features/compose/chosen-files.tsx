import { useT } from '@pitchside/i18n'
import { classNames, IconButton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import type { PostFile } from '../../parts/post/post-files'
import classes from './composer.module.css'

function Preview({ chosen }: { chosen: PostFile }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(chosen.file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [chosen.file])
  if (address === undefined) return null
  if (chosen.kind === 'picture') return <img src={address} alt={chosen.file.name} />
  return <video src={address} muted playsInline preload="metadata" aria-label={chosen.file.name} />
}

/** Files of a post that is being written; each can be taken away again. */
export function ChosenFiles({
  files,
  isLocked,
  onRemove,
}: {
  files: readonly PostFile[]
  isLocked: boolean
  onRemove: (key: string) => void
}) {
  const t = useT('content')
  if (files.length === 0) return null
  return (
    <ul className={classNames(classes.chosen, css.flexWrap2)}>
      {files.map((chosen) => (
        <li className={css.anchor} key={chosen.key}>
          <Preview chosen={chosen} />
          <IconButton
            icon="x"
            size="sm"
            label={t('posts.removeFile', { name: chosen.file.name })}
            disabled={isLocked}
            onClick={() => onRemove(chosen.key)}
          />
        </li>
      ))}
    </ul>
  )
}
