/** Programs of an installation, and the bundles they are run from. */
export const preparedEntries = {
  site: { entry: 'tools/start/serve.ts', fileName: 'prepared-site.mjs' },
  operate: { entry: 'tools/operations/main.ts', fileName: 'prepared-operate.mjs' },
}
