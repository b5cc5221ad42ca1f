/** Key of the member's devices: what signs others out has them loaded anew. */
export const devicesKey = ['member', 'devices']
