import { useT } from '@pitchside/i18n'
import { acceptedPictures, FileInput } from '@pitchside/parts'
import { Button, classNames, Icon, type IconName, Popover, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { tableDeeds } from './article-tables'
import { EmbedTool } from './embed-tool'
import { isAllowedAddress } from './rich-text.extensions'
import classes from './rich-text.module.css'

interface Tool {
  key: string
  icon?: IconName
  glyph?: string
  isOn: boolean
  isOff?: boolean
  run: () => void
}

function ToolButton({ tool, label, children }: { tool: Omit<Tool, 'key'>; label: string; children?: ReactNode }) {
  return (
    <button
      type="button"
      className={classNames(classes.tool, !tool.isOff && css.hoverBox, tool.isOn && classes.on)}
      // What is to be seen is part of what is to be said.
      aria-label={tool.glyph ? `${label} ${tool.glyph}` : label}
      aria-pressed={tool.isOn}
      title={label}
      disabled={tool.isOff}
      // The selection of the text must not be lost to the button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={tool.run}
    >
      {tool.icon ? <Icon name={tool.icon} size={17} /> : <b>{tool.glyph}</b>}
      {children}
    </button>
  )
}

const scheme = 'https://'

/** Sets, changes or takes away the link of the selection. */
function LinkTool({ editor, isOn, isLocked }: { editor: Editor; isOn: boolean; isLocked: boolean }) {
  const t = useT('content')
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const href = address.trim() === scheme ? '' : address.trim()
  const isWrong = href !== '' && !isAllowedAddress(href)
  const open = (next: boolean) => {
    if (next) setAddress(String(editor.getAttributes('link').href ?? scheme))
    setOpen(next)
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // The form stands inside that of the article, as far as events go.
    event.stopPropagation()
    if (isWrong) return
    const chain = editor.chain().focus()
    if (!href) chain.extendMarkRange('link').unsetLink().run()
    else if (editor.state.selection.empty && !isOn)
      // Nothing is selected: the address is its own text.
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    setOpen(false)
  }
  return (
    <Popover
      label={t('articles.tool.link')}
      align="start"
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <button
          type="button"
          className={classNames(classes.tool, !isLocked && css.hoverBox, isOn && classes.on)}
          aria-label={t('articles.tool.link')}
          aria-pressed={isOn}
          title={t('articles.tool.link')}
          disabled={isLocked}
        >
          <Icon name="link" size={17} />
        </button>
      }
    >
      <form className={classes.link} onSubmit={apply}>
        <TextField
          label={t('articles.address')}
          inputMode="url"
          maxLength={500}
          value={address}
          error={isWrong ? t('articles.addressWrong') : undefined}
          onValueChange={setAddress}
        />
        <Button type="submit" variant="primary" size="sm" disabled={isWrong}>
          {t('articles.addressSet')}
        </Button>
      </form>
    </Popover>
  )
}

/** Arrow keys go along a toolbar; Tab leaves it. */
function alongTools(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${classes.tool}:not(:disabled)`)]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  if (step === undefined || at === -1) return
  event.preventDefault()
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}

export function RichTextTools({
  editor,
  isLocked,
  onPictures,
}: {
  editor: Editor
  isLocked: boolean
  onPictures: (files: readonly File[]) => void
}) {
  const t = useT('content')
  const field = useRef<HTMLInputElement>(null)
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      list: now.isActive('bulletList'),
      numbered: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    { key: 'h2', glyph: 'H2', isOn: is.h2, run: () => chain().toggleHeading({ level: 2 }).run() },
    { key: 'h3', glyph: 'H3', isOn: is.h3, run: () => chain().toggleHeading({ level: 3 }).run() },
    { key: 'bold', icon: 'bold', isOn: is.bold, run: () => chain().toggleBold().run() },
    { key: 'italic', icon: 'italic', isOn: is.italic, run: () => chain().toggleItalic().run() },
    { key: 'list', icon: 'list', isOn: is.list, run: () => chain().toggleBulletList().run() },
    { key: 'numbered', icon: 'list-ordered', isOn: is.numbered, run: () => chain().toggleOrderedList().run() },
    { key: 'quote', icon: 'text-quote', isOn: is.quote, run: () => chain().toggleBlockquote().run() },
  ]
  const tables: Tool[] = is.table
    ? [
        { key: 'tableRow', glyph: '+↓', isOn: false, run: () => tableDeeds.addRow(editor) },
        { key: 'tableColumn', glyph: '+→', isOn: false, run: () => tableDeeds.addColumn(editor) },
        { key: 'tableRemove', icon: 'trash-2', isOn: false, run: () => tableDeeds.remove(editor) },
      ]
    : [{ key: 'table', icon: 'layout-grid', isOn: false, run: () => tableDeeds.begin(editor) }]
  const history: Tool[] = [
    { key: 'undo', icon: 'undo-2', isOn: false, isOff: !is.canUndo, run: () => chain().undo().run() },
    { key: 'redo', icon: 'redo-2', isOn: false, isOff: !is.canRedo, run: () => chain().redo().run() },
  ]
  const draw = (tool: Tool) => (
    <ToolButton
      key={tool.key}
      tool={{ ...tool, isOff: isLocked || tool.isOff }}
      label={t(`articles.tool.${tool.key}`)}
    />
  )
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('articles.tools')} onKeyDown={alongTools}>
      {tools.map(draw)}
      <LinkTool editor={editor} isOn={is.link} isLocked={isLocked} />
      <ToolButton
        tool={{ icon: 'image', isOn: false, isOff: isLocked, run: () => field.current?.click() }}
        label={t('articles.tool.picture')}
      />
      <FileInput ref={field} hidden multiple accept={acceptedPictures('post')} onFiles={onPictures} />
      <EmbedTool editor={editor} isLocked={isLocked} />
      {tables.map(draw)}
      <span className={css.grow} />
      {history.map(draw)}
    </div>
  )
}
