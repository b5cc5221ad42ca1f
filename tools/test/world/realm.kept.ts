/** The realm in which modules that are kept run. */
export const realm = globalThis
