// breach: demo-behind-its-door
export const a = () => import('../../demo/src/index')
