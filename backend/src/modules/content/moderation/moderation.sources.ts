import type { postKinds } from '@pitchside/contract/schemas'
import { mentionPattern } from '../circles/post-text.rules'

/** What operators review. */
export type PostKind = (typeof postKinds)[number]

/** 0 awaits review, 1 shown, 2 refused or hidden. */
export type PostStatus = 0 | 1 | 2

/** Where a kind is stored, in SQL; `t` is its table. */
export interface Source {
  table: string
  /** Whose it is; the house's own: nobody. */
  owner: string | undefined
  text: string
  image: string
  /** Its {@link PostStatus}, and how it is set to shown or hidden. */
  status: string
  set: (isShown: boolean) => string
  createdAt: string
  /** The thing a comment is about; else the post itself. */
  target: string
  /** Why it was refused. */
  remark: string
  /** Addresses of the files that go with it. */
  files: string
  /** Number of this kind among reports; undefined: it is not reported. */
  reportKind: number | undefined
}

const flagStatus = 'case when t.is_hidden then 2 else 1 end'
const setFlag = (isShown: boolean) => `is_hidden = ${!isShown}`
const setStatus = (isShown: boolean) => `status = ${isShown ? 1 : 2}`
/** Kept with the post until it is shown again. */
export const keptRemark = 't.remark'
const plain = { remark: `''`, files: `'{}'::text[]`, reportKind: undefined }
/** Covers and videos of a post. */
const videoFiles = `array(select unnest(array[v->>'img', v->>'video']) from jsonb_array_elements(t.videos) v)`

const comment = (of: string, reportKind: number): Source => ({
  ...plain,
  reportKind,
  table: `${of}_comment`,
  owner: 'user_id',
  text: 't.body',
  image: `''`,
  status: flagStatus,
  set: setFlag,
  createdAt: 't.created_at',
  target: `t.${of}_id`,
})

/** Tables of what is reviewed; every name here is ours, never the caller's. */
export const sources: Record<PostKind, Source> = {
  dynamic: {
    ...plain,
    table: 'dynamic',
    owner: 'uid',
    text: 't.body',
    image: `coalesce(t.images[1], t.videos->0->>'img', '')`,
    status: flagStatus,
    set: setFlag,
    createdAt: 't.created_at',
    target: 't.id',
    files: `t.images || ${videoFiles}`,
    reportKind: 2,
  },
  headline: {
    ...plain,
    table: 'headline',
    owner: 'writer_id',
    // Who decides reads all of it.
    text: `t.title || E'\\n' || t.summary || E'\\n' || regexp_replace(t.content, '<[^>]*>', ' ', 'g')`,
    image: 't.cover',
    // Accepted is decided, whether readers see it yet or at the moment its writer named.
    status: 'case t.status when 3 then 1 else t.status end',
    set: (isShown) => (isShown ? 'status = case when publish_at is null then 1 else 3 end' : 'status = 2'),
    createdAt: 't.published_at',
    target: 't.id',
    files: 'stored_files(t.cover) || stored_files(t.content)',
    reportKind: 4,
  },
  video: {
    ...plain,
    table: 'video',
    owner: 'owner_id',
    text: 't.title',
    image: 't.cover',
    status: 't.status',
    set: setStatus,
    createdAt: 't.published_at',
    target: 't.id',
    remark: keptRemark,
    files: `array[t.cover, t.address, t.stills] || array(select q.address from video_quality q where q.video_id = t.id)`,
    reportKind: 5,
  },
  clip: {
    ...plain,
    table: 'clips',
    owner: 'author_id',
    text: 't.title',
    image: 't.cover',
    status: flagStatus,
    set: setFlag,
    createdAt: 't.created_at',
    target: 't.id',
    files: 'array[t.cover, t.video]',
    reportKind: 10,
  },
  circle_post: {
    ...plain,
    table: 'circle_post',
    owner: 'user_id',
    text: `trim(E'\\n' from t.title || E'\\n' || regexp_replace(t.body, '${mentionPattern}', '@', 'g'))`,
    image: `coalesce(t.images->>0, t.videos->0->>'img', '')`,
    status: 't.status',
    set: setStatus,
    createdAt: 't.created_at',
    target: 't.id',
    remark: keptRemark,
    files: `array(select jsonb_array_elements_text(t.images)) || ${videoFiles}`,
    reportKind: 3,
  },
  circle: {
    ...plain,
    table: 'circle',
    owner: undefined,
    text: `t.name->>'zh' || ' · ' || (t.name->>'en') || ' · ' || (t.name->>'vi')`,
    image: `''`,
    status: 'case when t.is_closed then 2 else 1 end',
    set: (isShown) => `is_closed = ${!isShown}`,
    createdAt: '0::bigint',
    target: 't.id',
  },
  dynamic_comment: comment('dynamic', 8),
  headline_comment: comment('headline', 6),
  video_comment: comment('video', 7),
  circle_post_comment: comment('circle_post', 9),
}

/** Which kind a report of this number is about. */
export function kindOfReport(reportKind: number): PostKind | undefined {
  return (Object.keys(sources) as PostKind[]).find((kind) => sources[kind].reportKind === reportKind)
}
