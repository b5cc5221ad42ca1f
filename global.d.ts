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
/** Version of the package being built; set by the build. */
declare const __VERSION__: string
/** Host only: shared module → version it provides; set by the build from the sharing table. */
declare const __SHARED_VERSIONS__: Record<string, string>
