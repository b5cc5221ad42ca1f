import { call } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { classNames, Icon, Popover, Switch } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { setHasSound, useHasSound } from './chat-settings'
import { useHeard } from './heard.store'
import classes from './news-foot.module.css'
import { NewsList } from './news-list'

/** Under the list: the newest of system notices and horns, all of them on a press, and the sound. */
export function NewsFoot() {
  const t = useT('chat')
  const hasSound = useHasSound()
  const [newest] = useHeard()
  const { data } = useQuery({
    queryKey: ['chat', 'notices', newest?.key],
    queryFn: ({ signal }) => call('countNotices', {}, { isQuiet: true, signal }),
  })
  const unread = data?.num ?? 0
  const title = newest?.kind === 'horn' ? t('news.horn', { name: newest.title }) : newest?.title
  return (
    <div className={classes.foot}>
      <Popover
        label={t('news.title')}
        side="top"
        align="start"
        trigger={
          <button type="button" className={classNames(classes.centre, css.hoverable)}>
            <Icon name="bell" size={16} />
            <span className={css.fillStack} aria-live="polite">
              <b className={classNames(css.cut, css.medium)} title={title ?? t('news.title')}>
                {title ?? t('news.title')}
              </b>
              {newest ? (
                <span className={classNames(css.cut, css.medium, css.muted)} title={newest.text}>
                  {newest.text}
                </span>
              ) : undefined}
            </span>
            {unread > 0 ? <span className={classes.count}>{t('news.unread', { count: unread })}</span> : undefined}
          </button>
        }
      >
        <NewsList />
      </Popover>
      <Switch className={classes.sound} label={t('news.sound')} checked={hasSound} onCheckedChange={setHasSound}>
        {t('news.sound')}
      </Switch>
    </div>
  )
}
