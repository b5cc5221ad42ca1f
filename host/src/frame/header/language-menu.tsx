import { language, useT } from '@pitchside/i18n'
import { IconButton, Menu } from '@pitchside/ui'
import { switchLanguage } from '../../boot/page-language'

/** The header's switch offers Chinese and English; Vietnamese is reached by `?lang=vi` and in the footer. */
const offered = [
  { id: 'zh', label: '简体中文' },
  { id: 'en', label: 'English' },
] as const

export function LanguageMenu() {
  const t = useT('shell')
  return (
    <Menu
      trigger={<IconButton icon="languages" label={t('language.label')} />}
      items={offered.map(({ id, label }) => ({
        id,
        label: <span lang={id}>{label}</span>,
        isChecked: language() === id,
        onSelect: () => switchLanguage(id),
      }))}
    />
  )
}
