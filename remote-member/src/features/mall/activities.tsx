import { useT } from '@pitchside/i18n'
import { PagedList } from '@pitchside/parts'
import { Card, classNames, Link, Picture } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { loadActivities } from './mall.calls'
import classes from './mall.module.css'

/** What the house holds at the moment: each leads to its page. */
export function Activities() {
  const t = useT('member')
  return (
    <Card title={t('mall.activities')}>
      <PagedList
        label={t('mall.activities')}
        queryKey={['member', 'mall', 'activities']}
        load={loadActivities}
        empty={{ title: t('mall.noActivities') }}
        minHeight={220}
      >
        {(rows) => (
          <ul className={classes.grid}>
            {rows.map(({ id, title, picture, url }) => (
              <li key={id} className={classNames(classes.goods, css.hoverLine)}>
                <Picture className={css.pictureWide} src={picture} />
                <b className={classNames(css.size14, css.medium)}>
                  <Link href={url}>{title}</Link>
                </b>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}
