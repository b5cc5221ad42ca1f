import { translate } from '@pitchside/i18n'

/** "2026/27 S4" of a feed with several seasons in a football year, in words; every other label is a name already. */
export function seasonName(label: string): string {
  const [, year, part] = /^(.+) S(\d+)$/.exec(label) ?? []
  return year && part ? translate('scores:base.seasonPart', { year, part }) : label
}
