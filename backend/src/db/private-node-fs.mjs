import { NodeFS } from '@electric-sql/pglite/nodefs'

const forOthers = 0o077

/** The file system hands on modes as the engine says them, past the umask of the process: some files are for everybody. */
function closeToOthers(ops) {
  const { setattr } = ops
  ops.setattr = (at, attributes) =>
    setattr(at, attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ~forOthers })
}

/** A data base in a folder, all of whose files are its owner's alone, whenever the engine makes them. */
export class PrivateNodeFS extends NodeFS {
  async init(database, options) {
    const { emscriptenOpts } = await super.init(database, options)
    const close = ({ NODEFS }) => {
      closeToOthers(NODEFS.node_ops)
      closeToOthers(NODEFS.stream_ops)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), close] } }
  }
}
