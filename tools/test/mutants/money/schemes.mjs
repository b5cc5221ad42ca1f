/** Known ways to break what is paid for schemes of experts. Keys are as written in the source, where they are templates. */
const schemePurchase = 'backend/src/modules/experts/purchase.service.ts'
const schemeSettlement = 'backend/src/modules/experts/settlement.ts'
const schemeQueries = 'backend/src/modules/experts/purchases.queries.ts'
const schemeRules = 'backend/src/modules/experts/scheme.rules.ts'
const soldKey = 'key: `scheme-$' + '{schemeId}-$' + '{userId}`'
const newSoldKey = 'key: `scheme-$' + '{schemeId}-$' + '{userId}-$' + '{Math.random()}`'
const schemeRefundKey = 'key: `scheme-refund-$' + '{schemeId}-$' + '{userId}`'
const newSchemeRefundKey = 'key: `scheme-refund-$' + '{schemeId}-$' + '{userId}-$' + '{Math.random()}`'
const shareKey = 'key: `scheme-share-$' + '{schemeId}`'
const newShareKey = 'key: `scheme-share-$' + '{schemeId}-$' + '{Math.random()}`'
const schemeEscrow = '{ ...escrowOf(schemeId), tenths: -tenths }'
const fromHouse = "{ account: 'issuance', tenths: -tenths }"

export const schemeMutants = [
  {
    name: 'scheme sold twice to one',
    part: 'scheme',
    edits: [
      {
        file: schemePurchase,
        find: "if (!(await purchases.insert({ schemeId, userId, tenths, key }, now))) throw new Failure('scheme-bought')",
        put: 'await purchases.insert({ schemeId, userId, tenths, key }, now)',
      },
      { file: schemePurchase, find: soldKey, put: newSoldKey },
    ],
  },
  {
    name: 'scheme without the key of a request',
    part: 'scheme',
    edits: [{ file: schemePurchase, find: 'if (known) {', put: 'if (known && false) {' }],
  },
  {
    name: 'own scheme sold',
    part: 'scheme',
    edits: [{ file: schemePurchase, find: "if (scheme.expertId === userId) throw new Failure('scheme-own')", put: '' }],
  },
  {
    name: 'scheme sold after the start',
    part: 'scheme',
    edits: [{ file: schemePurchase, find: 'requireUpcoming(matches.find(scheme.matchId), now)', put: '' }],
  },
  {
    name: 'scheme refunded twice',
    part: 'scheme',
    edits: [
      { file: schemeQueries, find: ' for update of p skip locked', put: '' },
      { file: schemeSettlement, find: schemeRefundKey, put: newSchemeRefundKey },
    ],
  },
  {
    name: 'scheme refunded twice from the house',
    part: 'scheme',
    edits: [
      { file: schemeQueries, find: ' for update of p skip locked', put: '' },
      { file: schemeSettlement, find: schemeRefundKey, put: newSchemeRefundKey },
      { file: schemeSettlement, find: schemeEscrow, put: fromHouse },
    ],
  },
  {
    name: 'share of a scheme paid at once',
    part: 'scheme',
    edits: [{ file: schemeRules, find: 'holdMs = limits.schemeHoldH * hourMs', put: 'holdMs = 0' }],
  },
  {
    name: 'share of a scheme paid twice from the house',
    part: 'scheme',
    edits: [
      {
        file: schemeSettlement,
        find: 'if (scheme?.status !== 1 || scheme.releasedAt !== null) return',
        put: 'if (!scheme) return',
      },
      {
        file: schemeSettlement,
        find: 'const tenths = await createPurchaseQueries(tx).heldOf(schemeId)',
        put: 'const tenths = (await createPurchaseQueries(tx).heldOf(schemeId)) || 280',
      },
      { file: schemeSettlement, find: shareKey, put: newShareKey },
      { file: schemeSettlement, find: schemeEscrow, put: fromHouse },
    ],
  },
  {
    name: 'void scheme refunded after its share',
    part: 'scheme',
    edits: [
      { file: schemeQueries, find: 'p.state = 0 and s.status in (2, 3)', put: 'p.state < 2 and s.status in (2, 3)' },
    ],
  },
]
