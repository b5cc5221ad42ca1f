// The own second factors of the operator who is logged in.
import {
  actions,
  ask,
  button,
  call,
  field,
  fill,
  h,
  heading,
  kit,
  line,
  listed,
  moment,
  rowButton,
  secondStep,
  t,
  token,
} from './parts.js'

const passwordField = () =>
  field(
    t('password'),
    h('input', { name: 'password', type: 'password', autocomplete: 'current-password', required: true }),
  )

/** The operator's password for a change; undefined when somebody thinks better of it. */
const askPassword = async (title, confirm) => (await ask(title, [passwordField()], confirm))?.password

async function add(place, kinds, load) {
  const password = await askPassword(t('addFactor'), t('confirm'))
  if (password === undefined) return
  const { addFactor } = await secondStep()
  const card = h('div', { class: 'card gate-card' })
  place.replaceChildren(card)
  addFactor(kit, card, { password, kinds, token: token(), done: load, back: load })
}

async function remove({ id }, name, load) {
  const password = await askPassword(`${t('removeFactor')} · ${name}`, t('removeFactor'))
  if (password === undefined) return
  await call('removeSecondFactor', { id, password })
  await load()
}

async function renew(place, load) {
  const password = await askPassword(t('renewCodes'), t('renewCodes'))
  if (password === undefined) return
  const { codes } = await call('renewRecoveryCodes', { password })
  const { showCodes, stepOf } = await secondStep()
  const card = h('div', { class: 'card gate-card' })
  place.replaceChildren(card)
  showCodes(stepOf(kit), card, codes, load)
}

function factorCard(factor, load) {
  const { kind, name, addtime, seen_time: used } = factor
  const title = name || t(`factor.${kind}`)
  const act = () => remove(factor, title, load).catch(() => undefined)
  return line(
    title,
    '',
    [
      h('h2', {}, title, h('small', {}, name ? ` ${t(`factor.${kind}`)}` : '')),
      h('p', { class: 'fg3' }, `${t('factorAdded')} ${moment(addtime)} · ${t('factorUsed')} ${moment(used)}`),
    ],
    actions(rowButton(t('removeFactor'), act, 'danger')),
  )
}

/** Lists the own factors, and leads to adding and removing them. */
export function showSecurity(view) {
  const place = h('div', { class: 'rows' })
  const load = () =>
    fill(
      place,
      async () => [await call('listSecondFactors')],
      ([{ factors, kinds, codes_left: left }]) => [
        h('p', { class: 'fg2' }, factors.length > 0 ? `${t('codesLeft')}: ${left}` : t('noFactor')),
        factors.length > 0 && listed(factors.map((factor) => factorCard(factor, load))),
        actions(
          button(t('addFactor'), { type: 'button', onclick: () => add(place, kinds, load).catch(load) }),
          factors.length > 0 &&
            button(
              t('renewCodes'),
              { type: 'button', onclick: () => renew(place, load).catch(() => undefined) },
              'plain',
            ),
        ),
      ],
    )
  view.replaceChildren(heading(t('security')), place)
  return load()
}
