import type { Language } from '../../kernel/messages'

/** Names of the ranks by number, as the bookings of their months keep them. */
export const tierNames: Readonly<Record<number, Record<Language, string>>> = {
  1: { zh: '骑士', en: 'Knight', vi: 'Hiệp sĩ' },
  2: { zh: '子爵', en: 'Viscount', vi: 'Tử tước' },
  3: { zh: '伯爵', en: 'Earl', vi: 'Bá tước' },
  4: { zh: '侯爵', en: 'Marquis', vi: 'Hầu tước' },
  5: { zh: '公爵', en: 'Duke', vi: 'Công tước' },
  6: { zh: '国王', en: 'King', vi: 'Quốc vương' },
}
