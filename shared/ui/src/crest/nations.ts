/** Flags of the national teams of the feed, whose numbers follow each other. */
const flags =
  'mx za kr cz ca ba qa ch br ma ht gb-sct us py au tr de cw ci ec nl jp se tn be eg ir nz es cv sa uy fr sn iq no ar dz at jo pt cd uz co gb-eng hr gh pa'.split(
    ' ',
  )
const first = 101

/** Flag of a national team by its number; undefined for a club. */
export const nationFlag = (id: string | number): string | undefined => flags[Number(id) - first]
