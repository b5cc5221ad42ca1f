/** What the builds of all three toolchains understand beside code. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.png' {
  const url: string
  export default url
}
/** Version of the remote, from its package.json. */
declare const __VERSION__: string
