/** A backup or a restore that can't be done, in words for the person at the command line. Nothing was changed. */
export class BackupRefused extends Error {}
