import Image from '@tiptap/extension-image'
import Placeholder from '@tiptap/extension-placeholder'
import StarterKit from '@tiptap/starter-kit'
import { articleTables } from './article-tables'

/** Addresses the server keeps: https, or inside the site. */
export const isAllowedAddress = (address: string): boolean =>
  /^https:\/\/[^\s\\]+$/.test(address) || /^\/(?![/\\])[^\s\\]*$/.test(address)

/** Pictures of this site only: those of a page that was copied from stay behind. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/media/"]' }] })

/** What an article is made of: the same tags the server lets through. Anything else that is pasted loses its markup. */
export const articleExtensions = (placeholder: string) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: isAllowedAddress,
      HTMLAttributes: { rel: 'noopener nofollow ugc', target: '_blank' },
    },
  }),
  OwnImage.configure({ allowBase64: false }),
  ...articleTables,
  Placeholder.configure({ placeholder }),
]
