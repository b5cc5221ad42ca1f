import { useT } from '@pitchside/i18n'
import { Skeleton } from '@pitchside/ui'
import { Endless } from './endless'
import type { Scheme } from './expert'
import type { SchemeAsk } from './experts.calls'
import classes from './scheme.module.css'
import { SchemeCard } from './scheme-card'
import { useSchemes } from './use-experts'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Schemes side by side; bare: without their expert. */
export const SchemeGrid = ({ schemes, isBare }: { schemes: readonly Scheme[]; isBare?: boolean }) => (
  <div className={classes.list}>
    {schemes.map((scheme) => (
      <SchemeCard key={scheme.id} scheme={scheme} isBare={isBare} />
    ))}
  </div>
)

/** Schemes, endless. */
export function SchemeList({ ask, isBare, emptyText }: { ask: SchemeAsk; isBare?: boolean; emptyText?: string }) {
  const t = useT('content')
  const skeleton = (
    <div className={classes.list}>
      {places.map((place) => (
        <Skeleton key={place} variant="large" height={168} />
      ))}
    </div>
  )
  return (
    <Endless pages={useSchemes(ask)} emptyText={emptyText ?? t('experts.noSchemes')} skeleton={skeleton}>
      {(schemes) => <SchemeGrid schemes={schemes} isBare={isBare} />}
    </Endless>
  )
}
