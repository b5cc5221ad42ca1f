export const cup = 'cup'
