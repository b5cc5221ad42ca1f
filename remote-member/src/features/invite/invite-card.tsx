import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Button, Card, copyText, Skeleton, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { loadInvite } from './invite.calls'
import classes from './invite.module.css'
import { InvitedDialog } from './invited-dialog'

/** The own invite code: to read out, to copy, to scan; and who came with it. */
export function InviteCard() {
  const t = useT('member')
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({
    queryKey: ['member', 'invite'],
    queryFn: ({ signal }) => loadInvite(signal),
  })
  const copy = async (text: string) => {
    if (await copyText(text)) toast(t('invite.copied'), { tone: 'success' })
    else toast(t('invite.notCopied', { text }), { tone: 'error' })
  }
  return (
    <Card title={t('invite.title')}>
      <QueryView query={query} skeleton={<Skeleton variant="block" height={160} />} minHeight={160} tellsStale>
        {(data) => (
          <div className={classes.card}>
            <img className={classes.picture} src={data.picture} width={128} height={128} alt={t('invite.qr')} />
            <div className={css.wordsBeside}>
              <p className={css.caption}>{t('invite.lead')}</p>
              <p className={classes.code}>{data.code}</p>
              <div className={css.flexWrap2}>
                <Button size="sm" icon="copy" onClick={() => void copy(data.url)}>
                  {t('invite.copyLink')}
                </Button>
                <Button size="sm" variant="outline" icon="copy" onClick={() => void copy(data.code)}>
                  {t('invite.copyCode')}
                </Button>
              </div>
              <Button
                size="sm"
                variant="ghost"
                icon="users"
                disabled={data.count === 0}
                onClick={() => setIsOpen(true)}
              >
                {t('invite.count', { count: data.count })}
              </Button>
            </div>
          </div>
        )}
      </QueryView>
      <InvitedDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </Card>
  )
}
