export const table = 'table'
