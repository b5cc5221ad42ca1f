import { type Editor, Extension, Node } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteTable, goToNextCell, tableEditing } from '@tiptap/pm/tables'

const spanOf = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
})

/** A node of the table model; `role` is how `prosemirror-tables` knows it. */
const part = (name: string, tag: string, role: string, content: string, more: Parameters<typeof Node.create>[0] = {}) =>
  Node.create({
    name,
    content,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    extendNodeSchema: (extension) => (extension.name === name ? { tableRole: role } : {}),
    ...more,
  })

const cell = (name: string, tag: string, role: string) =>
  part(name, tag, role, 'paragraph+', {
    isolating: true,
    addAttributes: () => ({
      colspan: spanOf('colspan'),
      rowspan: spanOf('rowspan'),
      // Nobody sets widths: the model asks for the name.
      colwidth: { default: null, rendered: false },
    }),
  })

const run = (editor: Editor, command: Command): boolean => command(editor.state, editor.view.dispatch)

/** Tables of an article, as they are pasted or begun: Tab goes from cell to cell. */
export const articleTables = [
  part('table', 'table', 'table', 'tableRow+', {
    group: 'block',
    isolating: true,
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  part('tableRow', 'tr', 'row', '(tableCell | tableHeader)*'),
  cell('tableCell', 'td', 'cell'),
  cell('tableHeader', 'th', 'header_cell'),
  Extension.create({
    name: 'tableKeys',
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      return {
        Tab: () =>
          run(this.editor, goToNextCell(1)) || (this.editor.isActive('table') && run(this.editor, addRowAfter)),
        'Shift-Tab': () => run(this.editor, goToNextCell(-1)),
      }
    },
  }),
]

const row = (type: 'tableCell' | 'tableHeader') => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
})

/** What the tools do to the table the caret is in, or begin. */
export const tableDeeds = {
  begin: (editor: Editor) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] })
      .run(),
  addRow: (editor: Editor) => run(editor, addRowAfter),
  addColumn: (editor: Editor) => run(editor, addColumnAfter),
  remove: (editor: Editor) => run(editor, deleteTable),
}
