import { useT } from '@pitchside/i18n'
import { Card, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from './own-articles.module.css'

const steps = [
  { name: 'write', icon: 'pen-line' },
  { name: 'review', icon: 'eye' },
  { name: 'publish', icon: 'file-text' },
] as const

/** What becomes of an article: a list of few leaves room to say so. */
export function ArticleSteps() {
  const t = useT('content')
  return (
    <Card title={t('articles.steps.title')}>
      <ol className={classes.steps}>
        {steps.map(({ name, icon }) => (
          <li key={name} className={css.stack2}>
            <Icon name={icon} size={22} className={css.brand} />
            <b>{t(`articles.steps.${name}`)}</b>
            <p className={css.note}>{t(`articles.steps.${name}Text`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
