/** Whether this browser can make passkeys here and be asked for them: never on a page without a secure origin. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'
