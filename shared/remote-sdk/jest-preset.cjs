// Preset of Jest for a remote: `"jest": { "preset": "@pitchside/remote-sdk" }`.
const { join } = require('node:path')

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
}

module.exports = {
  testEnvironment: join(__dirname, 'jest/jsdom-env.cjs'),
  // Packages as Node takes them, not as a bundler does.
  testEnvironmentOptions: { customExportConditions: [''] },
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  // This package and what it builds on are modules.
  transformIgnorePatterns: ['/node_modules/(?!.*(remote-sdk|@noble|@scure)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': join(__dirname, 'jest/css-modules.cjs'),
    '\\.(css|svg|webp|png|jpg|avif|woff2|mp3|m4a)$': join(__dirname, 'jest/asset.cjs'),
  },
  globals: { __VERSION__: 'test' },
}
