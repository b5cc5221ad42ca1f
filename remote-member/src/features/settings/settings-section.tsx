import { type Language, language, languages, storeLanguage, useT } from '@pitchside/i18n'
import { AlertDialog, Button, Card, Segmented, toast } from '@pitchside/ui'
import { useState } from 'react'
import { changeSettings, type PlayerSettings, resetPlayerSettings, usePlayerSettings } from './player-settings.store'
import { PushCard } from './push-card'
import { BarrageCard, EffectSettings } from './room-settings-cards'
import { AlertSettings, ScoreSettings } from './score-settings'
import { SettingRow } from './setting-rows'

/** Each language by its own name: who can't read this one finds theirs. */
const languageNames: Record<Language, string> = { zh: '简体中文', en: 'English', vi: 'Tiếng Việt' }

/** The page speaks one language from its start on, so another one loads it anew. */
function speak(next: Language): void {
  storeLanguage(next, localStorage)
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  if (url.href === location.href) location.reload()
  else location.replace(url)
}

function PageSettings({ settings }: { settings: PlayerSettings }) {
  const t = useT('member')
  return (
    <Card title={t('settings.page')}>
      <SettingRow name={t('settings.language')} hint={t('settings.languageHint')}>
        <Segmented
          label={t('settings.language')}
          value={language()}
          options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
          onValueChange={speak}
        />
      </SettingRow>
      <SettingRow name={t('settings.theme')}>
        <Segmented
          label={t('settings.theme')}
          value={settings.theme}
          options={[
            { value: 'dark', label: t('settings.dark'), icon: 'moon' },
            { value: 'light', label: t('settings.light'), icon: 'sun' },
          ]}
          onValueChange={changeSettings.theme}
        />
      </SettingRow>
    </Card>
  )
}

function Reset() {
  const t = useT('member')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Card>
      <SettingRow name={t('settings.reset')} hint={t('settings.resetHint')}>
        <Button size="sm" icon="rotate-ccw" onClick={() => setIsAsked(true)}>
          {t('settings.reset')}
        </Button>
      </SettingRow>
      <AlertDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t('settings.reset')}
        description={t('settings.resetHint')}
        cancelLabel={t('safety.cancel')}
        confirmLabel={t('settings.reset')}
        onConfirm={() => {
          resetPlayerSettings()
          setIsAsked(false)
          toast(t('settings.resetDone'), { tone: 'success' })
        }}
      />
    </Card>
  )
}

/** Everything a member can set in this browser; each change works at once. What is the account's stands below the reset. */
export function SettingsSection() {
  const settings = usePlayerSettings()
  return (
    <>
      <PageSettings settings={settings} />
      <EffectSettings settings={settings} />
      <BarrageCard settings={settings} />
      <AlertSettings settings={settings} />
      <ScoreSettings settings={settings} />
      <Reset />
      <div data-of-account>
        <PushCard />
      </div>
    </>
  )
}
