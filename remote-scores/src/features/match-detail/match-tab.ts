/** Views of a match page, as they stand in its address. */
export const matchTabs = ['events', 'text', 'stats', 'lineup', 'odds', 'h2h', 'table', 'rooms'] as const
export type MatchTab = (typeof matchTabs)[number]

const isTab = (value: string): value is MatchTab => (matchTabs as readonly string[]).includes(value)

/** The view an address asks for; anything else is the first. */
export const tabOf = (value: string | null | undefined): MatchTab => (value && isTab(value) ? value : 'events')
