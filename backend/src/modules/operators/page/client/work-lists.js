// What waits for a decision: one table says which call lists it, which call decides, and what is shown of it.
import {
  actions,
  ask,
  call,
  field,
  fill,
  h,
  has,
  heading,
  pager,
  privatePicture,
  rowButton,
  segmented,
  t,
} from './parts.js'
import { fieldName, valueWords } from './words.js'

const state = ['wait', 'approved', 'rejected']
const reportState = ['wait', 'settled', 'turnedDown']

/**
 * `remark`: a refusal needs a reason. `photos`: fields with private pictures. `more`: a field that goes along with a yes.
 * `refused`: the number of a no, 2 where nothing is said. `idField`: what names a row. `names` and `leftOut`: fields with another label, or none.
 */
export const workLists = [
  {
    key: 'anchors',
    group: 'review',
    list: 'listAnchorApplications',
    review: 'reviewAnchorApplication',
    states: state,
    photos: ['front', 'negative', 'hand_held'],
    remark: true,
  },
  {
    key: 'experts',
    group: 'review',
    list: 'listExpertApplications',
    review: 'reviewExpertApplication',
    states: state,
    photos: ['front', 'negative'],
    remark: true,
  },
  { key: 'horns', group: 'review', list: 'listHornsToReview', review: 'reviewHorn' },
  {
    key: 'reports',
    group: 'review',
    list: 'listReports',
    review: 'resolveReport',
    states: reportState,
    isReport: true,
  },
  {
    key: 'withdrawals',
    group: 'money',
    list: 'listWithdrawalsToReview',
    review: 'reviewWithdrawal',
    states: state,
    remark: true,
    more: 'trade_no',
  },
  {
    key: 'exchanges',
    group: 'money',
    list: 'listExchangesToReview',
    review: 'reviewExchange',
    remark: true,
    refused: 3,
    names: { name: 'goods_name' },
    leftOut: ['img', 'stock', 'desc', 'price', 'need_address'],
  },
  {
    key: 'recharges',
    group: 'money',
    list: 'listRechargeDisputes',
    review: 'resolveRechargeDispute',
    idField: 'order',
    verbs: ['accept', 'gaveBack'],
  },
].filter(({ list, review }) => has(list) && has(review))

const hidden = new Set(['id', 'user_nickname', 'avatar', 'status', 'type', 'connect_type', 'exp'])

/** All plain fields of a row, by their names in the texts. */
function facts({ names = {}, leftOut = [] }, row, photos) {
  const shown = Object.entries(row).filter(
    ([name, value]) =>
      !hidden.has(name) &&
      !leftOut.includes(name) &&
      !photos.includes(name) &&
      value !== '' &&
      value !== null &&
      typeof value !== 'object',
  )
  return h(
    'dl',
    {},
    shown.map(([name, value]) =>
      h('div', {}, h('dt', {}, fieldName(names[name] ?? name)), h('dd', {}, valueWords(name, value))),
    ),
  )
}

const verbsOf = ({ verbs, isReport }) => verbs ?? (isReport ? ['settle', 'turnDown'] : ['approve', 'reject'])

async function decide(list, row, isYes, reload) {
  const idField = list.idField ?? 'id'
  const input = { [idField]: row[idField], status: isYes ? 1 : (list.refused ?? 2) }
  const fields = []
  const needsReason = list.remark && !isYes
  if (list.remark || list.isReport)
    fields.push(field(t('remark'), h('textarea', { name: 'remark', maxlength: 100, rows: 3, required: needsReason })))
  if (list.more && isYes) fields.push(field(t(`field.${list.more}`), h('input', { name: list.more, maxlength: 64 })))
  if (list.isReport && isYes && row.type >= 2)
    fields.push(field(t('alsoDelete'), h('input', { type: 'checkbox', name: 'is_delete', value: '1' })))
  const title = `${t(verbsOf(list)[isYes ? 0 : 1])} · ${row.user_nickname}`
  const answer = await ask(title, fields)
  if (!answer) return
  if (answer.remark) input.remark = answer.remark
  if (list.more && answer[list.more]) input[list.more] = answer[list.more]
  if (answer.is_delete) input.is_delete = 1
  await call(list.review, input)
  await reload()
}

function rowCard(list, row, reload) {
  const photos = (list.photos ?? []).filter((name) => typeof row[name] === 'string' && row[name] !== '')
  const isOpen = !list.states || (row.status ?? 0) === 0
  const act = (isYes, key, kind) =>
    rowButton(t(key), () => decide(list, row, isYes, reload).catch(() => undefined), kind)
  const verbs = verbsOf(list)
  return h(
    'article',
    { class: 'card panel', 'aria-label': `${row.user_nickname ?? ''} #${row[list.idField ?? 'id']}` },
    h('h2', {}, row.user_nickname ?? '', h('small', {}, ` #${row[list.idField ?? 'id']}`)),
    facts(list, row, photos),
    photos.length > 0 &&
      h(
        'div',
        { class: 'photos' },
        photos.map((name) => privatePicture(row[name], t(`field.${name}`))),
      ),
    isOpen
      ? actions(act(true, verbs[0], ''), act(false, verbs[1], 'danger'))
      : h('p', { class: 'fg3' }, t(list.states[row.status])),
  )
}

/** How much of a list waits for a decision. */
export async function waiting({ list, states }) {
  const found = await call(list, states ? { status: 0, page: 1 } : { page: 1 })
  return Array.isArray(found) ? found.length : found.total
}

/** `onDecided` hears when something was decided; `ways` lead from an empty list to what waits elsewhere. */
export function showWorkList(view, list, onDecided, ways) {
  const filter = { status: 0, page: 1 }
  const rows = h('div', { class: 'rows' })
  const load = () =>
    fill(
      rows,
      () => call(list.list, list.states ? filter : { page: filter.page }),
      (found, page) => [
        ...found.map((row) => rowCard(list, row, () => Promise.all([load(), onDecided()]))),
        pager(page, (to) => {
          filter.page = to
          return load()
        }),
      ],
      ways,
    )
  const choose = (status) => {
    Object.assign(filter, { status, page: 1 })
    return load()
  }
  const choice =
    list.states &&
    segmented(
      t('state'),
      list.states.map((key) => t(key)),
      choose,
    )
  view.replaceChildren(heading(t(list.key), choice), rows)
  return load()
}
