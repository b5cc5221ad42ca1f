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

/** Where schemes will stand. */
export const SchemePlaces = () => (
  <div className={classes.list}>
    {places.map((place) => (
      <Skeleton key={place} variant="large" height={168} />
    ))}
  </div>
)

interface Props {
  ask: SchemeAsk
  isBare?: boolean
  /** The scheme that the page is about. */
  besides?: number
}

/** Schemes, endless. */
export function SchemeList({ ask, isBare, besides }: Props) {
  const t = useT('content')
  return (
    <Endless pages={useSchemes(ask, besides)} emptyText={t('experts.noSchemes')} skeleton={<SchemePlaces />}>
      {(schemes) => <SchemeGrid schemes={schemes} isBare={isBare} />}
    </Endless>
  )
}
