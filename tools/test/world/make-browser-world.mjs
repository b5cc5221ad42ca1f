// Jest runs a set-up file once, however many projects name it: each project has one of its own.
export { default } from './make-world.mjs'
