import { picturePurposes, storedAddressesIn } from '../../uploads/uploads.module'
import type { ContentFiles } from '../post-files.service'
import type { ArticleFiles } from './own-headlines.queries'

const picturesOf = (content: string): string[] =>
  [...content.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src)

/** Pictures in a text, and stored files it leads to. */
const namedIn = (content: string): string[] => [...new Set([...picturesOf(content), ...storedAddressesIn(content)])]

/** Stored files an article shows. */
export const articleFiles = ({ cover, content }: ArticleFiles): string[] => storedAddressesIn(`${cover} ${content}`)

/** Fails for files of others in an article, but for those that stood there before. */
export async function requireOwnFiles(
  files: ContentFiles,
  writerId: number,
  article: ArticleFiles,
  before: ArticleFiles = { cover: '', content: '' },
): Promise<void> {
  const rule = { purposes: picturePurposes, takesHouse: true }
  // One cover; no cover is fine.
  const kept = [before.cover, '']
  await files.requireOwn(writerId, [article.cover], { ...rule, refusal: 'article-cover', kept })
  await files.requireOwn(writerId, namedIn(article.content), {
    ...rule,
    refusal: 'article-foreign-picture',
    kept: namedIn(before.content),
  })
}
