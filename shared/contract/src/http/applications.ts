import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, none, nothing, text } from './schema'

const photo = Type.String({ maxLength: 300 })
const contact = {
  connect: text(60),
  connect_type: Type.Integer({ minimum: 1, maximum: 3, description: '1 QQ, 2 WeChat, 3 phone' }),
}

const AnchorApplication = Type.Object({
  type: Type.Array(Type.Integer({ minimum: 0, maximum: 2 }), {
    minItems: 1,
    maxItems: 3,
    description: '0 football, 1 basketball, 2 other',
  }),
  exp: Type.Integer({ minimum: 0 }),
  invite: Type.Optional(Type.String({ maxLength: 32 })),
  code: Type.String({ pattern: '^\\d{4,6}$' }),
  name: text(40),
  id_card: text(20),
  front: photo,
  negative: photo,
  hand_held: photo,
  introduction: Type.String({ minLength: limits.introductionMinChars, maxLength: 1_000 }),
  ...contact,
})

/** Applications to become an anchor or an expert, and the upload token their pictures need. */
export const applicationCalls = defineCalls({
  applyAnchor: { who: 'member', input: AnchorApplication, data: none },
  getAnchorApplication: {
    who: 'member',
    input: nothing,
    data: Type.Union([
      Type.Composite([
        Type.Partial(AnchorApplication),
        Type.Object({ status: Type.Integer({ minimum: 0, maximum: 2 }), remark: Type.Optional(Type.String()) }),
      ]),
      Type.Null(),
    ]),
  },
  applyExpert: {
    who: 'member',
    input: Type.Object({
      name: text(40),
      id_card: text(20),
      introduction: Type.String({
        minLength: 1,
        maxLength: 2_000,
        description: `at most ${limits.expertExperienceWords} words`,
      }),
      front: photo,
      negative: photo,
      agree: flag,
      ...contact,
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
    input: nothing,
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
