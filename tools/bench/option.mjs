/** A number of the command line, like `--minutes=10`. */
export const option = (name, fallback) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback)
