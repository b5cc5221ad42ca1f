// The own second factors of the operator who is logged in.
import { ask, call, field, fill, h, kit, moment, secondStep, t, token } from './parts.js'

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
  const card = h('div', { class: 'card narrow' })
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
  const card = h('div', { class: 'card narrow' })
  place.replaceChildren(card)
  showCodes(stepOf(kit), card, codes, load)
}

function factorCard(factor, load) {
  const { kind, name, addtime, seen_time: used } = factor
  const title = name || t(`factor.${kind}`)
  const act = () => remove(factor, title, load).catch(() => undefined)
  return h(
    'article',
    { class: 'card line', 'aria-label': title },
    h('h2', {}, title, h('small', {}, name ? ` ${t(`factor.${kind}`)}` : '')),
    h('p', { class: 'quiet' }, `${t('factorAdded')} ${moment(addtime)} · ${t('factorUsed')} ${moment(used)}`),
    h('p', { class: 'actions' }, h('button', { type: 'button', class: 'danger', onclick: act }, t('removeFactor'))),
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
        h('p', {}, factors.length > 0 ? `${t('codesLeft')}: ${left}` : t('noFactor')),
        ...factors.map((factor) => factorCard(factor, load)),
        h(
          'p',
          { class: 'actions' },
          h('button', { type: 'button', onclick: () => add(place, kinds, load).catch(load) }, t('addFactor')),
          factors.length > 0 &&
            h(
              'button',
              { type: 'button', class: 'plain', onclick: () => renew(place, load).catch(() => undefined) },
              t('renewCodes'),
            ),
        ),
      ],
    )
  view.replaceChildren(h('h1', {}, t('security')), place)
  return load()
}
