import { useT } from '@pitchside/i18n'
import { acceptedPictures, FileInput } from '@pitchside/parts'
import { Button, Icon, Spinner } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useRef } from 'react'
import classes from './article-editor.module.css'

/** The picture in front of an article. */
export function CoverField({
  cover,
  isUploading,
  isLocked,
  onFile,
  onRemove,
}: {
  cover: string
  isUploading: boolean
  isLocked: boolean
  onFile: (file: File) => void
  onRemove: () => void
}) {
  const t = useT('content')
  const field = useRef<HTMLInputElement>(null)
  const choose = () => field.current?.click()
  return (
    <fieldset className={classes.cover}>
      <legend>{t('articles.cover')}</legend>
      <button
        type="button"
        className={classes.coverButton}
        aria-label={t(cover ? 'articles.coverChange' : 'articles.coverAdd')}
        disabled={isLocked || isUploading}
        onClick={choose}
      >
        {cover ? <img className={css.picture} src={cover} alt="" /> : undefined}
        {isUploading ? <Spinner label={t('articles.uploading')} /> : undefined}
        {!cover && !isUploading ? (
          <span>
            <Icon name="image" size={26} />
            {t('articles.coverAdd')}
          </span>
        ) : undefined}
      </button>
      <FileInput ref={field} hidden accept={acceptedPictures('cover')} onFiles={([file]) => onFile(file)} />
      <p className={css.caption}>{t('articles.coverHint')}</p>
      {cover ? (
        <Button size="sm" variant="ghost" icon="trash-2" disabled={isLocked} onClick={onRemove}>
          {t('articles.coverRemove')}
        </Button>
      ) : undefined}
    </fieldset>
  )
}
