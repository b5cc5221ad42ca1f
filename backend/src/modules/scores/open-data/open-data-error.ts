/** A file that can't be understood. The message says where and what to do; nothing of the file is used. */
export class OpenDataError extends Error {}
