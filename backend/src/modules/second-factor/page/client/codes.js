// Recovery codes, which are shown once.

/** The codes with ways to keep them; `onKept` goes on once somebody says that they are kept. */
export function showCodes({ kit, t }, place, codes, onKept) {
  const { h, button } = kit
  const kept = h('input', { type: 'checkbox', name: 'kept', required: true })
  const note = h('p', { class: 'second-quiet', role: 'status' })
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    note.textContent = t('copied')
  }
  const heading = h('h2', { tabindex: -1 }, t('codesTitle'))
  place.replaceChildren(
    h(
      'form',
      {
        class: 'second-step',
        onsubmit: (event) => {
          event.preventDefault()
          onKept()
        },
      },
      heading,
      h('p', {}, t('codesHint')),
      h(
        'ol',
        { class: 'second-codes' },
        codes.map((code) => h('li', {}, h('code', {}, code))),
      ),
      navigator.clipboard && button(t('copy'), { type: 'button', onclick: copy }, 'plain'),
      note,
      h('label', { class: 'second-kept' }, kept, h('span', {}, t('codesKept'))),
      button(t('goOn')),
    ),
  )
  heading.focus()
}
