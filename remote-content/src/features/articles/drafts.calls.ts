import type { CallData } from '@pitchside/contract'
import { ownCall } from '../../parts/own-call/own-call'
import type { ArticleWords } from './article-words'

/** A draft as the server keeps it. */
export interface KeptDraft {
  words: ArticleWords
  /** Another one with every save. */
  revision: string
  savedAtMs: number
}

/** A draft as it was at some time. */
export interface DraftVersion {
  id: number
  title: string
  savedAtMs: number
  /** Characters of its text. */
  length: number
}

function draftFromWire(draft: NonNullable<CallData<'getHeadlineDraft'>>): KeptDraft {
  const { title, cid, img, content, summary, tags, publish_at, revision, addtime } = draft
  return {
    words: {
      ...{ title, categoryId: cid, cover: img, html: content, summary },
      tags: tags ? tags.split(',') : [],
      publishAtMs: publish_at === 0 ? undefined : publish_at * 1_000,
    },
    revision,
    savedAtMs: addtime * 1_000,
  }
}

const placeOf = (articleId: number | undefined) => (articleId === undefined ? {} : { id: articleId })

/** Null: there is none. */
export async function readKeptDraft(articleId: number | undefined, signal?: AbortSignal): Promise<KeptDraft | null> {
  const draft = await ownCall('getHeadlineDraft', placeOf(articleId), { isQuiet: true, signal })
  return draft && draftFromWire(draft)
}

/** `based`: the revision that was changed, empty for the first one. With `isApart` the version before stays as it is. */
export async function saveDraft(
  articleId: number | undefined,
  words: ArticleWords,
  { based, isApart }: { based: string; isApart: boolean },
): Promise<Omit<KeptDraft, 'words'>> {
  const saved = await ownCall(
    'saveHeadlineDraft',
    {
      ...placeOf(articleId),
      ...(isApart ? { apart: 1 } : {}),
      based,
      title: words.title,
      cid: words.categoryId,
      img: words.cover,
      content: words.html,
      summary: words.summary,
      tags: words.tags.join(','),
      publish_at: (words.publishAtMs ?? 0) / 1_000,
    },
    { isQuiet: true },
  )
  return { revision: saved.revision, savedAtMs: saved.addtime * 1_000 }
}

export async function listDraftVersions(articleId: number | undefined, signal?: AbortSignal): Promise<DraftVersion[]> {
  const versions = await ownCall('listHeadlineDrafts', placeOf(articleId), { isQuiet: true, signal })
  return versions.map(({ id, title, addtime, num }) => ({ id, title, savedAtMs: addtime * 1_000, length: num }))
}

export const readDraftVersion = async (id: number, signal?: AbortSignal): Promise<KeptDraft> =>
  draftFromWire(await ownCall('getHeadlineDraftVersion', { id }, { isQuiet: true, signal }))

export async function discardDraft(articleId: number | undefined): Promise<void> {
  await ownCall('discardHeadlineDraft', placeOf(articleId))
}
