import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, list, none, nothing, seconds, text } from './schema'

const searchText = Type.Optional(Type.String({ maxLength: limits.searchTextChars }))
const moment = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }))

/** What members and the house publish, as operators review it. */
export const postKinds = [
  'dynamic',
  'headline',
  'video',
  'clip',
  'circle_post',
  'circle',
  'dynamic_comment',
  'headline_comment',
  'video_comment',
  'circle_post_comment',
] as const

const postKind = Type.Union(
  postKinds.map((kind) => Type.Literal(kind)),
  {
    description:
      'a post of an anchor, news, a video, a clip of a room, a post of a circle, a circle, or a comment of one of them',
  },
)
const remark = Type.Optional(Type.String({ maxLength: limits.remarkChars, description: 'the author reads it' }))
const postStatus = Type.Integer({ minimum: 0, maximum: 2, description: '0 awaits review, 1 shown, 2 hidden' })

const settingText = Type.Optional(Type.String({ maxLength: limits.settingChars }))
const SettingValue = Type.Object(
  { zh: settingText, en: settingText, vi: settingText, all: settingText },
  { description: 'a text for each language, or `all` for settings that have one' },
)

const infoText = text(limits.infoPageChars)
const announcement = Type.String({ minLength: 1, maxLength: limits.announcementChars })
const words = Type.String({ minLength: 1, maxLength: limits.bannerTitleChars })
const bannerWords = {
  kind: Type.Union([Type.Literal('banner'), Type.Literal('advertisement'), Type.Literal('activity')]),
  position: Type.Integer({ minimum: 0, maximum: 20, description: 'place on the site' }),
  title: Type.Object({ zh: words, en: words, vi: words }),
  img: text(300),
  url: text(500),
  is_off: flag,
  starts: Type.Integer({ minimum: 0, description: 'epoch seconds, 0 = at once' }),
  ends: Type.Integer({ minimum: 0, description: 'epoch seconds, 0 = never' }),
}

const OperatorAction = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer({ description: 'the operator' }),
  user_nickname: Type.String(),
  addtime: seconds,
  call: Type.String(),
  kind: Type.String({ description: 'what the call was about' }),
  subject: Type.String({ description: 'which one' }),
  before: Type.Unknown({ description: 'state before, null when there was none' }),
  after: Type.Unknown(),
  input: Type.Unknown(),
  ip: Type.String({ description: 'network of the address, e.g. `203.0.113.0/24`' }),
})

/** Reply of an operators' log-in. */
export const OperatorSession = Type.Object({
  token: Type.String(),
  id: Type.Integer(),
  user_nickname: Type.String(),
})

/** Calls of operators beside the work lists of the other groups. Reading is GET, changing is POST and audited. */
export const operatorCalls = defineCalls({
  logInOperator: {
    who: 'visitor',
    input: Type.Object({
      mobile: Type.String({ pattern: '^\\d{1,4}-\\d{4,14}$' }),
      password: Type.String({ minLength: 1, maxLength: limits.passwordMaxChars }),
    }),
    data: OperatorSession,
  },
  getOperator: {
    who: 'admin',
    input: nothing,
    data: Type.Object({ id: Type.Integer(), user_nickname: Type.String() }),
  },
  listUsersForOperators: list({
    who: 'admin',
    row: Type.Object({
      id: Type.Integer(),
      user_nickname: Type.String(),
      avatar: Type.String(),
      mobile: Type.String({ description: 'with stars' }),
      role: Type.String(),
      is_anchor: flag,
      addtime: seconds,
      banned_until: Type.Integer({ description: 'epoch seconds; 0 not banned, -1 for good' }),
      ban_reason: Type.String(),
      silenced_until: Type.Integer({ description: 'epoch seconds; until then no private messages, 0: not silenced' }),
      silence_reason: Type.String(),
      is_second_factor: flag,
    }),
    filter: { search: searchText, is_banned: Type.Optional(flag), is_silenced: Type.Optional(flag) },
    perPage: 20,
  }),
  banUser: {
    who: 'admin',
    input: Type.Object({
      uid: id,
      reason: text(limits.banReasonChars),
      until: Type.Integer({ minimum: 0, description: 'epoch seconds, 0 = for good' }),
    }),
    data: none,
  },
  unbanUser: { who: 'admin', input: Type.Object({ uid: id }), data: none },
  listPostsForOperators: list({
    who: 'admin',
    row: Type.Object({
      id: Type.Integer(),
      uid: Type.Integer(),
      user_nickname: Type.String(),
      content: Type.String(),
      img: Type.String(),
      status: postStatus,
      target_id: Type.Integer(),
      addtime: seconds,
      remark: Type.String(),
      reports: Type.Integer({ minimum: 0, description: 'reports nobody has settled' }),
      is_refining: flag,
      is_top: flag,
      publish_at: Type.Optional(
        Type.Integer({ description: 'seconds; an article that is accepted is published then' }),
      ),
    }),
    filter: { kind: postKind, status: Type.Optional(postStatus), search: searchText },
    perPage: 20,
  }),
  moderatePost: {
    who: 'admin',
    input: Type.Object({
      kind: postKind,
      id,
      status: Type.Integer({ minimum: 1, maximum: 2, description: '1 show, 2 hide' }),
      remark,
    }),
    data: none,
  },
  deletePost: { who: 'admin', input: Type.Object({ kind: postKind, id, remark }), data: none },
  arrangePost: {
    who: 'admin',
    input: Type.Object({ id, is_refining: Type.Optional(flag), is_top: Type.Optional(flag) }),
    data: none,
  },
  listSystemSettings: {
    who: 'admin',
    input: nothing,
    data: Type.Array(
      Type.Object({
        name: Type.String(),
        shape: Type.String({ description: 'texts (zh, en, vi), text, email, address or number' }),
        max: Type.Integer({ description: 'characters' }),
        is_optional: flag,
        value: SettingValue,
        changetime: Type.Integer({ minimum: 0, description: 'epoch seconds, 0 = as installed' }),
      }),
    ),
  },
  saveSystemSetting: {
    who: 'admin',
    input: Type.Object({ name: text(40), value: SettingValue }),
    data: none,
  },
  listInfoPages: {
    who: 'admin',
    input: nothing,
    data: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'number of the page, from 1' }),
        name: Type.String(),
        text: Type.Object({ zh: Type.String(), en: Type.String(), vi: Type.String() }),
        changetime: Type.Integer({ minimum: 0, description: 'epoch seconds, 0 = as installed' }),
      }),
    ),
  },
  saveInfoPage: {
    who: 'admin',
    input: Type.Object({ id, text: Type.Object({ zh: infoText, en: infoText, vi: infoText }) }),
    data: none,
  },
  listBannersForOperators: {
    who: 'admin',
    input: nothing,
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        sort: Type.Integer(),
        ...bannerWords,
        num: Type.Integer({ minimum: 0, description: 'clicks; a viewer counts once in an hour' }),
        week_num: Type.Integer({ minimum: 0, description: 'of those, in the last seven days' }),
      }),
    ),
  },
  saveBanner: {
    who: 'admin',
    input: Type.Object({ id: Type.Optional(id), ...bannerWords }),
    data: Type.Object({ id: Type.Integer() }),
  },
  orderBanners: {
    who: 'admin',
    input: Type.Object({ ids: Type.Array(id, { minItems: 1, maxItems: 200 }) }),
    data: none,
  },
  /** A notice to everybody, at once. */
  publishAnnouncement: {
    who: 'admin',
    input: Type.Object({
      title: Type.Object({ zh: words, en: words, vi: words }),
      content: Type.Object({ zh: announcement, en: announcement, vi: announcement }),
    }),
    data: Type.Object({ id: Type.Integer() }),
  },
  listOperatorActions: list({
    who: 'admin',
    row: OperatorAction,
    filter: {
      uid: Type.Optional(id),
      call: Type.Optional(Type.String({ maxLength: 60 })),
      kind: Type.Optional(Type.String({ maxLength: 60 })),
      subject: Type.Optional(Type.String({ maxLength: 60 })),
      from: moment('epoch seconds'),
      to: moment('epoch seconds'),
    },
    perPage: 30,
  }),
})
