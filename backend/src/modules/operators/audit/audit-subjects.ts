import type { Db } from '../../../db/db'
import { infoPageNames, infoPages } from '../../content/content.module'

type Input = Readonly<Record<string, unknown>>

/** What an operator's call is about, and how its state is read for the audit. */
export interface Subject {
  kind: string
  /** State of the subject; undefined: there is none (yet). Locks it where two operators could meet. */
  read?: (tx: Db, input: Input, made: string | number | undefined) => Promise<unknown>
}

/** Reads columns of one row, by the `id` of the input or of what was made. */
function row(kind: string, table: string, columns: string): Subject {
  return {
    kind,
    read: async (tx, input, made) => {
      const id = input.id ?? made
      return id === undefined ? undefined : tx.one(`select ${columns} from ${table} where id = $1 for update`, [id])
    },
  }
}

const user: Subject = {
  kind: 'user',
  read: (tx, { uid }) => tx.one('select banned_until, ban_reason from users where id = $1 for update', [uid]),
}

/** Tables of what operators hide; the names are ours, never the caller's. */
const postStates: Record<string, string> = {
  dynamic: 'select is_hidden, body as text from dynamic',
  headline: 'select status, title as text from headline',
  video: 'select status, remark, title as text from video',
  clip: 'select is_hidden, title as text from clips',
  dynamic_comment: 'select is_hidden, body as text from dynamic_comment',
  circle_post: `select status, remark, is_refined, is_pinned,
    coalesce(nullif(title, ''), body) as text from circle_post`,
  circle: 'select is_closed, name as text from circle',
  circle_post_comment: 'select is_hidden, body as text from circle_post_comment',
  headline_comment: 'select is_hidden, body as text from headline_comment',
  video_comment: 'select is_hidden, body as text from video_comment',
}

async function readPost(tx: Db, kind: string, id: unknown): Promise<unknown> {
  const select = postStates[kind]
  return select && tx.one(`${select} where id = $1 for update`, [id])
}

const post: Subject = { kind: 'post', read: (tx, { kind, id }) => readPost(tx, String(kind), id) }

const bannerColumns = 'kind, position, title, image, url, sort, is_off, starts_at, ends_at'

/** By call; calls of modules that an installation doesn't run do no harm here. */
const subjects: Record<string, Subject> = {
  reviewAnchorApplication: row('anchor-application', 'anchor_applications', 'status, remark, user_id'),
  reviewHorn: row('horn', 'horns', 'status, content, user_id'),
  resolveReport: row('report', 'reports', 'state, remark, kind, target_id'),
  reviewExpertApplication: row('expert-application', 'expert_applications', 'status, remark, user_id'),
  reviewWithdrawal: row('withdrawal', 'withdrawals', 'status, remark, tenths, fen, user_id'),
  reviewExchange: row('exchange', 'mall_exchanges', 'status, remark, tenths, goods_id, user_id'),
  resolveRechargeDispute: {
    kind: 'recharge',
    read: (tx, { order }) =>
      tx.one(
        `select state, problem, credited_tenths, resolved_at, user_id
         from recharge_orders where no = $1 for update`,
        [order],
      ),
  },
  banUser: user,
  unbanUser: user,
  silenceInChat: {
    kind: 'chat-silence',
    read: (tx, { uid }) =>
      tx.one('select until, reason, user_id from chat_silences where user_id = $1 for update', [uid]),
  },
  clearSecondFactors: {
    kind: 'second-factor',
    read: (tx, { uid }) => tx.query('select kind, name from second_factors where user_id = $1 order by id', [uid]),
  },
  moderatePost: post,
  deletePost: {
    kind: 'post',
    read: async (tx, { kind, id }) => (await readPost(tx, String(kind), id)) ?? { isDeleted: true },
  },
  appointCircleModerator: {
    kind: 'circle-moderators',
    read: (tx, { id }) =>
      tx.query('select user_id from circle_moderator where circle_id = $1 order by created_at, user_id', [id]),
  },
  arrangePost: { kind: 'post', read: (tx, { id }) => readPost(tx, 'circle_post', id) },
  saveSystemSetting: {
    kind: 'setting',
    read: async (tx, { name }) =>
      (await tx.one<{ value: unknown }>('select value from site_setting where name = $1 for update', [name]))?.value,
  },
  saveInfoPage: {
    kind: 'info-page',
    read: async (tx, { id }) => {
      const name = infoPageNames[Number(id) - 1]
      return name && (await infoPages.one(tx, name)).texts
    },
  },
  saveBanner: row('banner', 'banner', bannerColumns),
  publishAnnouncement: row('announcement', 'notice', 'title, content'),
  orderBanners: {
    kind: 'banner',
    read: async (tx, { ids }) =>
      (await tx.query<{ id: number }>('select id from banner where id = any($1) order by sort, id', [ids])).map(
        ({ id }) => id,
      ),
  },
}

/** What is audited about a call. Calls without a line are audited by their input alone. */
export const subjectOf = (call: string): Subject => subjects[call] ?? { kind: call }
