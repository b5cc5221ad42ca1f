import { isForeignAddress, isOwnFile, isOwnPath } from '@pitchside/base'
import Image from '@tiptap/extension-image'
import Link from '@tiptap/extension-link'
import Placeholder from '@tiptap/extension-placeholder'
import StarterKit from '@tiptap/starter-kit'
import { articleEmbed } from './article-embed'
import { articleTables } from './article-tables'

/** Addresses the server keeps. */
export const isAllowedAddress = (address: string): boolean => isOwnPath(address) || isForeignAddress(address)

/** Pictures of this site only: those of a page that was copied from stay behind. */
const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => (isOwnFile(image.getAttribute('src') ?? '') ? null : false) },
  ],
})

/** A link has its address; where it opens and what it tells is ours to say, not that of a page it was copied from. */
const PlainLink = Link.extend({ addAttributes: () => ({ href: { default: null } }) })

/** What an article is made of: the same tags the server lets through. Anything else that is pasted loses its markup. */
export const articleExtensions = (placeholder: string) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
  }),
  PlainLink.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    isAllowedUri: isAllowedAddress,
    HTMLAttributes: { rel: 'noopener nofollow ugc', target: '_blank' },
  }),
  OwnImage.configure({ allowBase64: false }),
  articleEmbed,
  ...articleTables,
  Placeholder.configure({ placeholder }),
]
