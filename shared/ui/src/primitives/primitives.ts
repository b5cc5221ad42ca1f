import './primitives.css'

/*
 * Names of the classes in primitives.css. Take them as `import * as css from '@pitchside/ui/primitives'`: builds put each name in
 * its place, and one that does not exist fails the types. A number is a step of the scale of gaps, `--s-1` to `--s-4`.
 */

// Boxes under one another.
export const stack = 'ui-stack'
export const stack1 = 'ui-stack-1'
export const stack2 = 'ui-stack-2'
export const stack3 = 'ui-stack-3'
export const stack4 = 'ui-stack-4'
export const stack2Start = 'ui-stack-2-start'
export const stack3Start = 'ui-stack-3-start'
export const column = 'ui-column'
export const fillStack = 'ui-fill-stack'
export const scrollStack = 'ui-scroll-stack'

// Boxes beside one another, on one middle line; `Wrap` breaks into lines, `End` stands at the end.
export const row2 = 'ui-row-2'
export const row3 = 'ui-row-3'
export const row3End = 'ui-row-3-end'
export const rowWrap2 = 'ui-row-wrap-2'
export const rowWrap3 = 'ui-row-wrap-3'
export const inlineRow1 = 'ui-inline-row-1'

// The same, each as high as the highest.
export const flex2 = 'ui-flex-2'
export const flex3 = 'ui-flex-3'
export const flex2End = 'ui-flex-2-end'
export const flexWrap2 = 'ui-flex-wrap-2'

// Columns of a page; a narrow window is the user's own rule.
export const grid1 = 'ui-grid-1'
export const grid2Start = 'ui-grid-2-start'
export const grid3 = 'ui-grid-3'
export const grid4 = 'ui-grid-4'
export const gridAside = 'ui-grid-aside'

// What a box does in its parent.
export const grow = 'ui-grow'
export const fill = 'ui-fill'
export const shrink = 'ui-shrink'
export const pushed = 'ui-pushed'
export const wide = 'ui-wide'
export const contents = 'ui-contents'
export const center = 'ui-center'
export const overlay = 'ui-overlay'
export const overlayCenter = 'ui-overlay-center'
export const scrollBody = 'ui-scroll-body'

// Text.
export const muted = 'ui-muted'
export const live = 'ui-live'
export const small = 'ui-small'
export const note = 'ui-note'
export const label = 'ui-label'
export const caption = 'ui-caption'
export const captionBlock = 'ui-caption-block'
export const captionNumber = 'ui-caption-number'
export const footnote = 'ui-footnote'
export const number = 'ui-number'
export const problem = 'ui-problem'
export const problemCaption = 'ui-problem-caption'
export const truncate = 'ui-truncate'
export const fillTruncate = 'ui-fill-truncate'
export const clamp2 = 'ui-clamp-2'
export const spoken = 'ui-spoken'

// Lines of a chart.
export const chartGrid = 'ui-chart-grid'
export const chartDash = 'ui-chart-dash'
export const chartAxis = 'ui-chart-axis'
export const chartHome = 'ui-chart-home'

// Answers to the pointer.
export const hoverable = 'ui-hoverable'
