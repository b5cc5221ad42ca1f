/** Seconds a log-in waits for its second step. */
export const stepS = 300
/** How often the second step of one log-in may be tried. */
export const stepTries = 5
/** Seconds a factor may be set up: apps have to be found first. */
export const setUpS = 600
