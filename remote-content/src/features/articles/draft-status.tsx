import { clockTime, useT } from '@pitchside/i18n'
import { Banner, Button } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { DraftKeeper, DraftState } from './draft-keeper'

/** Where the draft is kept. Only what went wrong is read out: it is saved every few seconds. */
export function DraftStatus({ sync, savedAtMs, isKept }: Pick<DraftState, 'sync' | 'savedAtMs' | 'isKept'>) {
  const t = useT('content')
  const isLost = sync !== 'saved' && !isKept
  const failure = isLost ? t('articles.notKept') : sync === 'failed' ? t('articles.keptHere') : ''
  const saved = sync === 'saved' && savedAtMs !== undefined
  return (
    <p className={css.caption}>
      <span role="status">{failure}</span>
      {failure ? undefined : saved ? t('articles.savedAt', { when: clockTime(savedAtMs) }) : t('articles.kept')}
    </p>
  )
}

/** Two pages went on from one draft: the writer says which text goes on, the other one stays among the versions. */
export function DraftClash({ clash, keeper }: { clash: DraftState['clash']; keeper: DraftKeeper }) {
  const t = useT('content')
  if (clash === undefined) return null
  return (
    <Banner tone="danger">
      <span>
        {clash ? t('articles.clash.changed', { when: clockTime(clash.savedAtMs) }) : t('articles.clash.gone')}
      </span>
      <span className={css.flexWrap2}>
        <Button size="sm" variant="outline" onClick={() => void keeper.keepMine()}>
          {t(clash ? 'articles.clash.mine' : 'articles.clash.goOn')}
        </Button>
        {clash ? (
          <Button size="sm" variant="outline" onClick={() => void keeper.takeTheirs()}>
            {t('articles.clash.theirs')}
          </Button>
        ) : undefined}
      </span>
    </Banner>
  )
}
