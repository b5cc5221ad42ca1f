/** The product's mark as in the design system: a flag on the pitch. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#c8f031"/><path fill="#10130b" d="M8 7.5h3.2v17H8zM13.8 9.2c0-1 1.1-1.6 2-1.1l9.6 5.9c1 .6 1 2.4 0 3L15.8 23c-.9.5-2-.1-2-1.1z"/></svg>\n'
