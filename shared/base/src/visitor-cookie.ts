/** Cookie in which the release service keeps what it calls a browser: 16 hex digits, a dot, a signature. */
export const visitorCookie = 'did'
