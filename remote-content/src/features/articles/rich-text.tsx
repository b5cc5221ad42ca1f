import { useT } from '@pitchside/i18n'
import { classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { insertEmbed } from './article-embed'
import { lookUp, ownEmbedAt } from './embeds-to-insert'
import { sizeOf } from './picture-size'
import { PictureTexts } from './picture-texts'
import { articleExtensions } from './rich-text.extensions'
import classes from './rich-text.module.css'
import { RichTextTools } from './rich-text-tools'

/** The same schema reads drafts for the preview: one chunk has it. */
export { DraftText } from './draft-text'

export interface RichTextProps {
  /** Markup at the beginning; later ones are not looked at. */
  html: string
  label: string
  isLocked: boolean
  problemId?: string
  onChange: (html: string) => void
  /** Stores a picture; undefined: it could not be, and the writer knows why. */
  onPicture: (file: File) => Promise<string | undefined>
}

/** The empty line the editor keeps after a heading or picture is for the caret, not for readers. */
const withoutEnd = (html: string): string => html.replace(/(<p><\/p>)+$/, '')

/** Writes formatted text. Loaded with the editor of articles only. */
export function RichText({ html, label, isLocked, problemId, onChange, onPicture }: RichTextProps) {
  const t = useT('content')
  const latest = useRef({ onChange, onPicture })
  useEffect(() => {
    latest.current = { onChange, onPicture }
  })
  const addPictures = async (files: readonly File[]) => {
    for (const file of files) {
      const src = await latest.current.onPicture(file)
      if (src)
        editor
          ?.chain()
          .focus()
          .setImage({ src, alt: '', ...(await sizeOf(file)) })
          .run()
    }
  }
  const picturesIn = (data: DataTransfer | null) =>
    [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  const takePictures = (data: DataTransfer | null): boolean => {
    const files = picturesIn(data)
    if (files.length > 0) void addPictures(files)
    return files.length > 0
  }
  /** The address of a thing of the site becomes its card; that of what is not there stays what it is. */
  const takeAddress = (data: DataTransfer | null): boolean => {
    const text = data?.getData('text/plain').trim() ?? ''
    const address = ownEmbedAt(text)
    if (address === undefined || !editor?.state.selection.empty) return false
    void lookUp(address).then(
      (card) => (card ? insertEmbed(editor, card) : editor.commands.insertContent(text)),
      () => editor.commands.insertContent(text),
    )
    return true
  }
  const editor = useEditor({
    extensions: articleExtensions(t('articles.bodyHint')),
    content: html,
    // The page's own style sheet has what it needs; a style element would need a hole in the content security policy.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: classNames(classes.text, css.linked),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      handlePaste: (_view, event) => takePictures(event.clipboardData) || takeAddress(event.clipboardData),
      handleDrop: (_view, event) => takePictures(event.dataTransfer),
    },
    onUpdate: ({ editor: changed }) => latest.current.onChange(changed.isEmpty ? '' : withoutEnd(changed.getHTML())),
  })
  useEffect(() => {
    editor?.setEditable(!isLocked, false)
  }, [editor, isLocked])
  if (!editor) return <Skeleton variant="block" height={360} />
  return (
    <div className={classes.box} aria-describedby={problemId}>
      <RichTextTools editor={editor} isLocked={isLocked} onPictures={(files) => void addPictures(files)} />
      <EditorContent editor={editor} />
      <PictureTexts editor={editor} isLocked={isLocked} />
    </div>
  )
}
