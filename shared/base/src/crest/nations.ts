/** National teams of the feed, whose numbers follow each other. */
export const firstNation = 101
const lastNation = 148

export const isNation = (id: string | number): boolean => Number(id) >= firstNation && Number(id) <= lastNation
