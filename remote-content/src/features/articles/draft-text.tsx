import { generateHTML, generateJSON } from '@tiptap/core'
import { useMemo } from 'react'
import { ArticleText } from '../article/article-text'
import { articleExtensions } from './rich-text.extensions'

/**
 * Text of a draft as readers will see it. A draft is kept where other hands may write, and no server has looked at it: what
 * the editor's schema knows of it is built anew, and nothing of it is shown as it stood there.
 */
export function DraftText({ html }: { html: string }) {
  // As long as it is looked at it stays the same: the text is not built anew for each letter of a title.
  const shown = useMemo(() => {
    const extensions = articleExtensions('')
    return generateHTML(generateJSON(html, extensions), extensions)
  }, [html])
  return <ArticleText html={shown} />
}
