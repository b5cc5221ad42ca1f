import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { id, list, none, nothing, seconds, text } from './schema'

/** Address of an uploaded picture of papers. */
export const photo = Type.String({ maxLength: 300 })
export const contact = {
  connect: text(60),
  connect_type: Type.Integer({ minimum: 1, maximum: 3, description: '1 QQ, 2 WeChat, 3 phone' }),
}

/** State of everything an operator decides about. */
export const approval = Type.Integer({ minimum: 0, maximum: 2, description: '0 awaiting, 1 succeeded, 2 failed' })

const AnchorApplication = Type.Object({
  type: Type.Array(Type.Integer({ minimum: 0, maximum: 2 }), {
    minItems: 1,
    maxItems: 3,
    description: '0 football, 1 basketball, 2 other',
  }),
  exp: Type.Integer({ minimum: 0 }),
  invite: Type.Optional(Type.String({ maxLength: 32 })),
  code: Type.String({ pattern: '^\\d{4,6}$' }),
  name: text(limits.realNameChars),
  id_card: text(20),
  front: photo,
  negative: photo,
  hand_held: photo,
  introduction: Type.String({ minLength: limits.introductionMinChars, maxLength: limits.introductionMaxChars }),
  ...contact,
})

/** An application as an operator sees it. */
const ReviewedApplication = Type.Composite([
  Type.Omit(AnchorApplication, ['code', 'invite']),
  Type.Object({
    id: Type.Integer(),
    uid: Type.Integer(),
    user_nickname: Type.String(),
    avatar: Type.String(),
    invite: Type.String(),
    status: approval,
    remark: Type.String(),
    addtime: seconds,
    decidetime: Type.Integer({ minimum: 0, description: 'epoch seconds, 0 while it waits' }),
  }),
])

/** Applications to become an anchor, and the upload token their pictures need. */
export const applicationCalls = defineCalls({
  applyAnchor: { who: 'member', input: AnchorApplication, data: none },
  getAnchorApplication: {
    who: 'member',
    input: nothing,
    data: Type.Union([
      Type.Composite([
        Type.Partial(AnchorApplication),
        Type.Object({ status: approval, remark: Type.Optional(Type.String()), addtime: Type.Optional(seconds) }),
      ]),
      Type.Null(),
    ]),
  },
  listAnchorApplications: list({
    who: 'admin',
    row: ReviewedApplication,
    filter: { status: Type.Optional(approval) },
  }),
  reviewAnchorApplication: {
    who: 'admin',
    input: Type.Object({
      id,
      status: Type.Integer({ minimum: 1, maximum: 2, description: '1 approve, 2 reject' }),
      remark: Type.Optional(Type.String({ maxLength: limits.remarkChars, description: 'needed to reject' })),
    }),
    data: none,
  },
  listAnchorExperiences: {
    who: 'visitor',
    input: nothing,
    data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  },
  getUploadToken: {
    who: 'member',
    input: Type.Object({
      purpose: Type.Optional(
        Type.Union(
          [
            Type.Literal('avatar'),
            Type.Literal('cover'),
            Type.Literal('document'),
            Type.Literal('post'),
            Type.Literal('video'),
            Type.Literal('file'),
            Type.Literal('work'),
          ],
          {
            description:
              'avatar when not given; a document is shown to its owner and to operators only; video: the MP4 of a post; work: a video of its own',
          },
        ),
      ),
    }),
    data: Type.Object({
      token: Type.String({ description: 'sent as the field `token` of the upload, in front of the file' }),
      domain: Type.String({ description: 'address in front of the key of a stored file' }),
      uploadHost: Type.String({
        description: 'address the form goes to: fields token, key, file; the reply has the key',
      }),
      key: Type.String({ description: 'the field `key`: the name of the stored file begins with it' }),
      expires_in: Type.Integer({ description: 'seconds' }),
    }),
  },
})
