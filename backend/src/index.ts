export { type App, type AppOptions, createApp } from './app'
export { type Config, readConfig } from './config'
export { buildSeedArchive } from './db/seed-archive'
export { demoAccounts, demoPassword } from './modules/account/demo-accounts'
