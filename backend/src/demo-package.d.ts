/** Known by its contract alone: the package is built from this one, never the other way round. */
declare module '@pitchside/demo' {
  export const demo: import('./modules/ports/demo.port').DemoWorld
}
