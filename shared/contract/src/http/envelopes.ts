import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, none, page, paged, seconds, text } from './schema'

/** How an envelope is split and for whom. */
const kind = {
  is_lucky: Type.Union([Type.Literal(0), Type.Literal(1)], { description: '0 random shares, 1 equal shares' }),
  type: Type.Integer({ minimum: 0, maximum: 1, description: '0 everybody in the room, 1 fans of the anchor' }),
}

/** A red envelope of a room, as its page sees it. */
const Envelope = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer({ description: 'who sent it' }),
  user_nickname: Type.String(),
  avatar: Type.String(),
  addtime: seconds,
  amount: Type.Integer({ description: 'diamonds' }),
  number: Type.Integer({ description: 'shares' }),
  surplus: Type.Integer({ description: 'shares nobody has taken yet' }),
  ...kind,
  countdown_time: Type.Integer({ description: 'seconds until it may be opened' }),
  receive_time: Type.Integer({ description: 'seconds until it is over' }),
  is_receive: flag,
  receive_amount: Type.String({ description: 'diamonds the caller received, empty without a share' }),
})

/** Red envelopes of a room. */
export const envelopeCalls = defineCalls({
  sendRedEnvelope: {
    who: 'member',
    input: Type.Object({
      uid: id,
      // Not Integer: the binder would make 1 of 1.5, and this is money.
      amount: Type.Number({ multipleOf: 1, minimum: 1, maximum: limits.envelopeDiamondsMax }),
      number: Type.Number({ multipleOf: 1, minimum: 1, maximum: limits.envelopeSharesMax }),
      ...kind,
      nonce: Type.Optional(text(64)),
    }),
    data: none,
  },
  getRedEnvelopes: {
    who: 'visitor',
    input: Type.Object({ id: Type.Integer({ minimum: 1, description: "the room's anchor" }) }),
    data: Type.Array(Envelope),
  },
  claimRedEnvelope: {
    who: 'member',
    input: Type.Object({ id }),
    data: Type.String({ description: 'diamonds received' }),
  },
  listEnvelopeClaims: {
    who: 'visitor',
    input: Type.Object({ id, page }),
    data: Type.Composite([
      paged(
        Type.Object({
          uid: Type.Integer(),
          user_nickname: Type.String(),
          avatar: Type.String(),
          amount: Type.String({ description: 'diamonds' }),
          addtime: seconds,
          is_best: Type.Union([Type.Literal(0), Type.Literal(1)], {
            description: '1 the largest share of a random envelope that is empty',
          }),
        }),
      ),
      Type.Object({ info: Envelope }),
    ]),
  },
})
