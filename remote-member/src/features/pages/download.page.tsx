import { call } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Card, Icon, QrPanel, Segmented } from '@pitchside/ui'
import { useState } from 'react'
import classes from './pages.module.css'

const platforms = ['android', 'ios'] as const
type Platform = (typeof platforms)[number]

async function drawQr(address: string): Promise<string> {
  const { default: qrcode } = await import('qrcode')
  return qrcode.toDataURL(address, { margin: 1, width: 220 })
}

/** How to install the app, with a code to scan. */
export default function DownloadPage() {
  const t = useT('member')
  const [platform, setPlatform] = useState<Platform>('android')
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call('getSettings', {}, { isQuiet: true, signal }),
  })
  const address = settings.data?.android_qr_code || window.location.origin
  const code = useQuery({
    queryKey: ['member', 'qr', address],
    queryFn: () => drawQr(address),
    enabled: !settings.isPending,
  })
  return (
    <div className={classes.page}>
      <div className={classes.download}>
        <div>
          <h1 className={classes.title}>{t('download.title')}</h1>
          <p className={classes.lead}>{t('download.lead')}</p>
          <ul className={classes.points}>
            {(['bell', 'tv', 'message-circle'] as const).map((icon) => (
              <li key={icon}>
                <Icon name={icon} size={20} />
                {t(`download.point-${icon}`)}
              </li>
            ))}
          </ul>
        </div>
        <QrPanel
          state={code.data ? 'ready' : code.isError ? 'expired' : 'loading'}
          image={code.data}
          imageLabel={t('download.scan')}
          title={t('download.scan')}
          refreshLabel={t('state.retry')}
          onRefresh={() => void code.refetch()}
        />
      </div>
      <Card
        title={t('download.how')}
        actions={
          <Segmented
            label={t('download.how')}
            value={platform}
            onValueChange={setPlatform}
            options={platforms.map((value) => ({ value, label: t(`download.${value}`) }))}
          />
        }
      >
        <ol className={classes.steps}>
          {['1', '2', '3'].map((step) => (
            <li key={step}>{t(`download.${platform}${step}`)}</li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
