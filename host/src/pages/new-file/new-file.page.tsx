import { language, type Translate, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { type SocketStatus, socket } from '@pitchside/socket'
import { Badge, Button, Card, classNames, copyText, Table, Td, Th, Tr, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import { useClientState } from '../../boot/client-state.store'
import { useContributions } from '../../contributions/contributions'
import pageStyles from '../page.module.css'
import styles from './new-file.module.css'
import { type Check, checkBrowser, checkServer } from './self-checks'

interface Fact {
  name: string
  value: string
}

function useSocketStatus(): SocketStatus {
  const [status, setStatus] = useState<SocketStatus>(socket.status)
  useEffect(() => socket.onStatus(setStatus), [])
  return status
}

function useFacts(t: Translate): Fact[] {
  const { parts, releaseSeq } = useContributions()
  const online = useClientState((state) => state.onlineCount)
  return [
    { name: t('selfTest.host'), value: __VERSION__ },
    ...parts.map((part) => ({ name: `remote-${part.id}`, value: part.version })),
    { name: t('selfTest.release'), value: String(releaseSeq) },
    { name: t('selfTest.language'), value: language() },
    { name: t('selfTest.online'), value: String(online) },
    { name: t('selfTest.browser'), value: navigator.userAgent },
  ]
}

const outcome = ({ isOk, detail, note }: Check, t: Translate): string =>
  [t(isOk ? 'selfTest.ok' : 'selfTest.bad'), note && t(note), detail].filter(Boolean).join(' · ')

function CheckRows({ checks, isRunning }: { checks: readonly Check[]; isRunning: boolean }) {
  const t = useT('shell')
  return (
    <Table caption={t('selfTest.checks')}>
      <thead>
        <Tr>
          <Th>{t('selfTest.name')}</Th>
          <Th>{t('selfTest.result')}</Th>
        </Tr>
      </thead>
      <tbody>
        {checks.map((check) => (
          <Tr key={check.name}>
            <Td>{t(check.name)}</Td>
            <Td>
              <Badge tone={check.isOk ? 'success' : 'danger'}>{outcome(check, t)}</Badge>
            </Td>
          </Tr>
        ))}
        {isRunning ? (
          <Tr>
            <Td>{t('selfTest.api')}</Td>
            <Td>{t('selfTest.running')}</Td>
          </Tr>
        ) : undefined}
      </tbody>
    </Table>
  )
}

/** What support needs to know of this browser and this page. */
export default function NewFilePage() {
  const t = useT('shell')
  const facts = useFacts(t)
  const status = useSocketStatus()
  const server = useQuery({
    queryKey: ['self-test'],
    queryFn: () => checkServer(() => performance.now()),
    staleTime: 0,
  })
  const checks = [...checkBrowser(status), ...(server.data && !server.isFetching ? [server.data] : [])]
  const copy = async () => {
    const text = [
      ...facts.map(({ name, value }) => `${name}: ${value}`),
      ...checks.map((check) => `${t(check.name)}: ${outcome(check, t)}`),
    ].join('\n')
    if (await copyText(text)) toast(t('selfTest.copied'), { tone: 'success' })
    else toast(t('selfTest.copyFailed'), { tone: 'error' })
  }
  return (
    <div className={pageStyles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={css.headingPage}>{t('title.newFile')}</h1>
          <p className={styles.intro}>{t('selfTest.intro')}</p>
        </div>
        <Button icon="refresh-cw" onClick={() => void server.refetch()} isLoading={server.isFetching}>
          {t('selfTest.again')}
        </Button>
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          {t('selfTest.copy')}
        </Button>
      </header>
      <div className={classNames(css.oneBelow992, css.grid2Start)}>
        <Card title={t('selfTest.versions')}>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div className={css.lastFlat} key={name}>
                <dt className={classNames(css.rigid, css.muted)}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={t('selfTest.checks')}>
          <CheckRows checks={checks} isRunning={server.isFetching} />
        </Card>
      </div>
    </div>
  )
}
