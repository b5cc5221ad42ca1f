import { useT } from '@pitchside/i18n'
import { Button, classNames, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { chooseTextSize, textSizes, useTextSize } from './reading'

/** How an article is read: the size of its text, and on paper. */
export function ReadingTools() {
  const t = useT('content')
  return (
    <div className={classNames(css.rowWrap2, css.below4, css.hiddenInPrint)}>
      <Segmented
        label={t('article.textSize')}
        value={useTextSize()}
        onValueChange={chooseTextSize}
        options={textSizes.map((value) => ({ value, label: t(`article.size.${value}`) }))}
      />
      <Button size="sm" variant="ghost" icon="file-text" onClick={() => window.print()}>
        {t('article.print')}
      </Button>
    </div>
  )
}
