/** Calls of Web Push, which `remote-member` alone makes: it brings them along (ADR 100). */
export const pushEndpoints = {
  getPush: 'GET api/Push/settings',
  savePushDevice: 'POST api/Push/device',
  removePushDevice: 'POST api/Push/removeDevice',
  savePushChoices: 'POST api/Push/choices',
} as const
