// Agreements and information pages: their texts as they are written, one field for each language.
import { actions, button, call, field, fill, h, heading, moment, t } from './parts.js'

const languages = ['zh', 'en', 'vi']
const titleOf = (text) => text.split('\n', 1)[0].replace(/^#\s*/, '')

function pageForm(page) {
  const shown = page.text[document.documentElement.lang.slice(0, 2)] ?? page.text.zh
  const form = h(
    'form',
    {
      class: 'stack',
      onsubmit: (event) => {
        event.preventDefault()
        const text = Object.fromEntries(new FormData(form))
        return call('saveInfoPage', { id: page.id, text }).catch(() => undefined)
      },
    },
    languages.map((name) =>
      field(
        t(`lang.${name}`),
        h('textarea', { name, lang: name, maxlength: 10_000, rows: 16, required: true, value: page.text[name] }),
      ),
    ),
    actions(button(t('save'))),
  )
  const changed = page.changetime ? moment(page.changetime) : t('asInstalled')
  const summary = h('summary', {}, titleOf(shown), h('small', {}, ` ${changed}`))
  return h('details', { class: 'card panel', 'aria-label': titleOf(shown) }, summary, form)
}

export function showInfoPages(view) {
  const rows = h('div', { class: 'rows' })
  view.replaceChildren(heading(t('infoPages')), h('p', { class: 'hint' }, t('infoHint')), rows)
  return fill(
    rows,
    () => call('listInfoPages'),
    (found) => found.map(pageForm),
  )
}
