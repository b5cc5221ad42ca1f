import { embedAddress, embedAt } from '@pitchside/contract/embeds'
import { type Editor, Node } from '@tiptap/core'

/** A thing of the site, by the address of its page and its name. */
export interface EmbedCardOf {
  href: string
  name: string
}

const kindOf = (href: unknown): string => embedAt(String(href))?.kind ?? ''

/** A match, a video or a table between two paragraphs. The server writes its name anew when the article is handed in. */
export const articleEmbed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' }, name: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-embed]',
      getAttrs: (figure) => {
        const link = figure.querySelector('a')
        const embed = embedAt(link?.getAttribute('href') ?? '')
        return embed ? { href: embedAddress(embed), name: link?.textContent ?? '' } : false
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { 'data-embed': kindOf(attrs.href) },
    ['a', { href: attrs.href }, attrs.name || attrs.href],
  ],
  // A link in what can't be typed into would lead away from the text.
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('figure')
      dom.dataset.embed = kindOf(attrs.href)
      dom.textContent = attrs.name || attrs.href
      return { dom }
    },
})

/** With a line below it: a card that stays chosen would give way to the next letter. */
export const insertEmbed = (editor: Editor, { href, name }: EmbedCardOf): boolean =>
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'embed', attrs: { href, name } }, { type: 'paragraph' }])
    .run()
