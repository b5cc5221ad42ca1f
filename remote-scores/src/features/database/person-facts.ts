import { compactNumber } from '@pitchside/i18n'

/** Full years by the year of birth alone: feeds tell no more of it. Undefined where they do not know that either. */
export const ageOf = ({ born }: { born: number }): number | undefined =>
  born > 0 ? new Date().getFullYear() - born : undefined

export const valueText = (eur: number): string => `€${compactNumber(eur)}`
