import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { classNames, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type Editor, useEditorState } from '@tiptap/react'
import classes from './picture-texts.module.css'

interface PlacedPicture {
  at: number
  src: string
  alt: string
}

function picturesOf(editor: Editor): PlacedPicture[] {
  const pictures: PlacedPicture[] = []
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'image')
      pictures.push({ at, src: String(node.attrs.src ?? ''), alt: String(node.attrs.alt ?? '') })
  })
  return pictures
}

/** Asks for the words that stand in for each picture of the text; nothing while there is no picture. */
export function PictureTexts({ editor, isLocked }: { editor: Editor; isLocked: boolean }) {
  const t = useT('content')
  const pictures = useEditorState({ editor, selector: ({ editor: now }) => picturesOf(now) })
  if (pictures.length === 0) return null
  const missing = pictures.filter(({ alt }) => alt.trim() === '').length
  const say = (at: number, alt: string) =>
    editor
      .chain()
      .command(({ tr, state }) => {
        const node = state.doc.nodeAt(at)
        if (node?.type.name !== 'image') return false
        tr.setNodeMarkup(at, undefined, { ...node.attrs, alt })
        return true
      })
      .run()
  return (
    <fieldset className={classes.box}>
      <legend>{t('pictureTexts.title')}</legend>
      <p className={classNames(classes.note, css.caption)}>
        {t('pictureTexts.note')}
        {missing > 0 ? <b> {t('pictureTexts.missing', { count: missing })}</b> : undefined}
      </p>
      <ol className={classNames(classes.list, css.stack3)}>
        {pictures.map(({ at, src, alt }, index) => (
          <li key={`${index}-${src}`}>
            <img src={src} alt="" />
            <TextField
              label={t('pictureTexts.label', { place: index + 1 })}
              placeholder={t('pictureTexts.hint')}
              maxLength={limits.pictureTextChars}
              value={alt}
              disabled={isLocked}
              onValueChange={(next) => say(at, next)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
