import { useT } from '@pitchside/i18n'
import { Card, classNames, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { withLinks } from '../../parts/agreement/with-links'
import { type Platform, platforms, type Way } from './download.calls'
import classes from './download.module.css'
import { StepArt } from './step-art'

const steps = [0, 1, 2] as const

/** What the visitor's own machine is, so that its tutorial stands first. */
const ownPlatform = (agent: string): Platform =>
  /android/i.test(agent) ? 'android' : /iphone|ipad/i.test(agent) ? 'ios' : 'pc'

/** How to install it, a drawing and a sentence for each step. */
export function InstallGuide({ ways }: { ways: readonly Way[] }) {
  const t = useT('member')
  const [platform, setPlatform] = useState<Platform>(() => ownPlatform(navigator.userAgent))
  const kind = ways.find((way) => way.platform === platform)?.kind ?? 'web'
  return (
    <Card title={t('download.how')}>
      <Tabs
        label={t('download.how')}
        items={platforms.map((value) => ({ value, label: t(`download.${value}`) }))}
        value={platform}
        onValueChange={setPlatform}
        panelClassName={css.padTop5}
      >
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>
              <StepArt platform={platform} step={step} />
              <b>{t('download.step', { number: step + 1 })}</b>
              <p className={css.readable}>{t(`download.${kind}.${platform}.${step + 1}`)}</p>
            </li>
          ))}
        </ol>
      </Tabs>
      <p className={classNames(classes.help, css.linked)}>{withLinks(t('download.help'))}</p>
    </Card>
  )
}
