import { bus } from '@pitchside/bus'
import type { HornData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { Icon, Link, Switch } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import { setHasSound, useHasSound } from './chat-settings'
import classes from './news-foot.module.css'

/** The newest of what is told to everybody or to this member: a horn, a notice. */
function useNewest(): { title: string; text: string } | undefined {
  const t = useT('chat')
  const [newest, setNewest] = useState<{ title: string; text: string } | undefined>(undefined)
  useEffect(() => {
    const stopHorns = socket.subscribe('system', (frame) => {
      const data = frame.data as Partial<HornData>
      if (data.type !== 'horn' || !data.info) return
      setNewest({ title: t('news.horn', { name: data.info.username }), text: data.info.content })
    })
    const stopNotices = bus.on('notice.arrived', ({ title, text }) => setNewest({ title, text }))
    return () => {
      stopHorns()
      stopNotices()
    }
  }, [t])
  return newest
}

/** Under the list: system notices and horns as they come, the way to the message centre, and the sound. */
export function NewsFoot() {
  const t = useT('chat')
  const hasSound = useHasSound()
  const newest = useNewest()
  const { data } = useQuery({
    queryKey: ['chat', 'notices', newest?.title, newest?.text],
    queryFn: ({ signal }) => call('countNotices', {}, { isQuiet: true, signal }),
  })
  const unread = data?.num ?? 0
  return (
    <div className={classes.foot}>
      <Link className={classes.centre} href="/member?type=26">
        <Icon name="bell" size={16} />
        <span aria-live="polite">
          <b>{newest?.title ?? t('news.centre')}</b>
          {newest ? <span>{newest.text}</span> : undefined}
        </span>
        {unread > 0 ? <span className={classes.count}>{t('news.unread', { count: unread })}</span> : undefined}
      </Link>
      <span aria-hidden="true">{t('news.sound')}</span>
      <Switch label={t('news.sound')} checked={hasSound} onCheckedChange={setHasSound} />
    </div>
  )
}
