import type { DefinedCall } from '@pitchside/contract'
import { demoAccounts } from '../modules/account/demo-accounts'
import type { TestSite } from '../testing/test-app'
import type { OwnedCall } from './owned-call'

const room = demoAccounts.anchor.id
const guest = demoAccounts.visitor.id
const made = async (site: TestSite, sql: string, params: unknown[] = []): Promise<number> =>
  (await site.db.one<{ id: number }>(sql, params))!.id

/** An upload of the visitor that is on its way. */
async function upload(site: TestSite): Promise<string> {
  const { token } = await site.signIn('visitor')
  const right = await site.ok('getUploadToken', { purpose: 'work' }, { token })
  const ask = { token: right.token, key: right.key, name: 'film.mp4', size: 1_000 }
  await site.db.query('delete from upload_session')
  return (await site.ok('startUpload', ask, { token })).id
}

const wordsOfArticle = { title: 'mine', cid: 1, img: '', content: '<p>a text that is long enough for an article</p>' }
const article = (site: TestSite, writerId: number, status: 0 | 1 | 2): Promise<number> =>
  made(
    site,
    `insert into headline (lang, writer_id, category_id, title, content, status, published_at)
     values ('zh', $1, (select min(id) from headline_category), 'mine', '<p>mine</p>', $2, 1) returning id`,
    [writerId, status],
  )

/** A member's comment under the first thing of its kind. */
const ownComment = (kind: 'headline' | 'video' | 'dynamic' | 'circle_post'): OwnedCall => ({
  passes: ['visitor'],
  refusal: 'not-found',
  input: async (site) => ({
    id: await made(
      site,
      `insert into ${kind}_comment (${kind}_id, user_id, body, created_at)
       values ((select min(id) from ${kind}), $1, 'mine', 1) returning id`,
      [guest],
    ),
  }),
})

/** A video of the visitor, with what else its call asks for. */
const ownVideo = (more: object): OwnedCall => ({
  passes: ['visitor'],
  refusal: 'not-found',
  input: async (site) => ({
    ...more,
    id: await made(
      site,
      `insert into video (owner_id, category_id, title, cover, address, published_at)
       values ($1, (select min(id) from video_category), 'mine', 'a', 'b', 1) returning id`,
      [guest],
    ),
  }),
})

/** A moderator's deed in a circle that the visitor looks after, on what the expert wrote there. */
const orderOf = (of: 'circle' | 'post' | 'comment', more: object): OwnedCall => ({
  passes: ['visitor', 'admin'],
  refusal: 'circle-not-moderator',
  async input(site) {
    const circle = await made(site, 'select max(id) id from circle')
    await site.db.query(
      'insert into circle_moderator (circle_id, user_id, created_at) values ($1, $2, 1) on conflict do nothing',
      [circle, guest],
    )
    if (of === 'circle') return { ...more, id: circle }
    const id = await made(
      site,
      `insert into circle_post (circle_id, user_id, lang, body, created_at) values ($1, 6, 'zh', 'theirs', 1) returning id`,
      [circle],
    )
    if (of === 'post') return { ...more, id }
    const sql = `insert into circle_post_comment (circle_post_id, user_id, body, created_at)
      values ($1, 6, 'theirs', 1) returning id`
    return { ...more, id: await made(site, sql, [id]) }
  },
})

/** Articles, videos, posts, their comments and uploads. */
export const ownedPosts: Partial<Record<DefinedCall, OwnedCall>> = {
  deleteDynamic: {
    passes: ['anchor'],
    refusal: 'not-found',
    input: async (site) => ({
      id: await made(site, "insert into dynamic (uid, body, created_at) values ($1, 'mine', 1) returning id", [room]),
    }),
  },
  deleteCirclePost: {
    passes: ['visitor'],
    refusal: 'circle-post-foreign',
    input: async (site) => ({
      id: await made(
        site,
        `insert into circle_post (circle_id, user_id, lang, body, created_at)
         values ((select min(id) from circle), $1, 'zh', 'mine', 1) returning id`,
        [guest],
      ),
    }),
  },
  ...Object.fromEntries(
    (['deleteHeadline', 'getOwnHeadline', 'saveHeadline'] as const).map((name) => [
      name,
      {
        passes: ['visitor'],
        refusal: name === 'saveHeadline' ? 'article-fixed' : 'not-found',
        input: async (site: TestSite) => ({ ...wordsOfArticle, id: await article(site, guest, 2) }),
      } satisfies OwnedCall,
    ]),
  ),
  ...Object.fromEntries(
    (['saveHeadlineDraft', 'getHeadlineDraft', 'listHeadlineDrafts', 'discardHeadlineDraft'] as const).map((name) => [
      name,
      {
        passes: ['visitor'],
        refusal: 'not-found',
        input: async (site: TestSite) => ({ id: await article(site, guest, 2) }),
      } satisfies OwnedCall,
    ]),
  ),
  scheduleHeadline: {
    passes: ['visitor'],
    refusal: 'not-found',
    input: async (site) => ({ id: await article(site, guest, 0), publish_at: 0 }),
  },
  getHeadlineDraftVersion: {
    passes: ['visitor'],
    refusal: 'not-found',
    input: async (site) => ({
      id: await made(
        site,
        `insert into headline_draft (user_id, revision, category_id, title, cover, summary, content, tags, began_at, saved_at)
         values ($1, 'r', 0, 'mine', '', '', '', '', 1, 1) returning id`,
        [guest],
      ),
    }),
  },
  deleteHeadlineComment: ownComment('headline'),
  deleteVideoComment: ownComment('video'),
  deleteDynamicComment: ownComment('dynamic'),
  deleteCirclePostComment: ownComment('circle_post'),
  saveCircleRules: orderOf('circle', { rules: { zh: ['a'], en: [], vi: [] } }),
  listCircleActions: orderOf('circle', {}),
  hideCirclePost: orderOf('post', { remark: 'spam' }),
  pinCirclePost: orderOf('post', { is_top: 0 }),
  hideCirclePostComment: orderOf('comment', { remark: 'spam' }),
  deleteVideo: ownVideo({}),
  setVideoChapters: ownVideo({ chapters: [] }),
  setVideoSubtitles: ownVideo({ lang: 'zh', text: '' }),
  deleteVideoBarrage: {
    // The line is the visitor's, the video the expert's.
    passes: ['visitor', 'expert'],
    refusal: 'not-found',
    input: async (site) => ({
      id: await made(
        site,
        `insert into video_barrage (video_id, user_id, second, body, created_at)
         values ((select min(id) from video where owner_id = 6), $1, 1, 'mine', 1) returning id`,
        [guest],
      ),
    }),
  },
  getUpload: { passes: ['visitor'], refusal: 'upload-gone', input: async (site) => ({ id: await upload(site) }) },
  cancelUpload: { passes: ['visitor'], refusal: 'upload-gone', input: async (site) => ({ id: await upload(site) }) },
}
