export const RED = { shirt: '#d01f2e', shorts: '#f3f3f3', sock: '#d01f2e', ink: '#ffffff' }
export const NAVY = { shirt: '#1f318a', shorts: '#18266c', sock: '#1f318a', ink: '#ffffff' }
export const KEEPER = { shirt: '#e9d21c', shorts: '#20242c', sock: '#e9d21c', ink: '#15181d', gloves: '#f4f4f4' }
export const REFEREE = { shirt: '#191c22', shorts: '#111317', sock: '#111317', ink: '#ffffff' }
export const GOLD = {
  shirt: '#f2b01e',
  shorts: '#f2b01e',
  sock: '#ffffff',
  ink: '#4a2a8a',
  second: '#5b2c9b',
  sleeveless: true,
  lowSocks: true,
}
export const BLUE = {
  shirt: '#174aa6',
  shorts: '#174aa6',
  sock: '#ffffff',
  ink: '#ffffff',
  sleeveless: true,
  lowSocks: true,
}
