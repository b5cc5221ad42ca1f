import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { approval, contact, photo } from './applications'
import { flag, id, list, none, nothing, seconds, text } from './schema'

const form = {
  name: text(limits.realNameChars),
  id_card: text(20),
  introduction: Type.String({
    minLength: 1,
    maxLength: limits.expertExperienceChars,
    description: `work experience, at most ${limits.expertExperienceWords} words`,
  }),
  front: photo,
  negative: photo,
  ...contact,
}

const decision = {
  status: approval,
  remark: Type.String({ description: 'why it failed, empty otherwise' }),
  addtime: seconds,
}

/** Applications to become an expert: the applicant's, and the operators' view of them. */
export const expertApplicationCalls = defineCalls({
  applyExpert: {
    who: 'member',
    input: Type.Object({ ...form, agree: flag }),
    data: none,
  },
  getExpertApplication: {
    who: 'member',
    input: nothing,
    data: Type.Union([
      Type.Object({ ...form, ...decision }, { description: 'the newest application, its ID number masked' }),
      Type.Null(),
    ]),
  },
  listExpertApplications: list({
    who: 'admin',
    row: Type.Object({
      id: Type.Integer(),
      uid: Type.Integer(),
      user_nickname: Type.String(),
      avatar: Type.String(),
      ...form,
      ...decision,
      decidetime: Type.Integer({ minimum: 0, description: 'epoch seconds, 0 while it waits' }),
    }),
    filter: { status: Type.Optional(approval) },
  }),
  reviewExpertApplication: {
    who: 'admin',
    input: Type.Object({
      id,
      status: Type.Integer({ minimum: 1, maximum: 2, description: '1 approve, 2 reject' }),
      remark: Type.Optional(Type.String({ maxLength: limits.remarkChars, description: 'needed to reject' })),
    }),
    data: none,
  },
})
