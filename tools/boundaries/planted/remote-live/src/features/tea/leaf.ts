export const leaf = 'leaf'
