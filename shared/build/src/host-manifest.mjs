import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { contractFacts } from '@pitchside/remote-sdk/build/contract-facts'
import { evaluate } from '@pitchside/remote-sdk/build/contribution'
import { filesOfGroup } from '@pitchside/remote-sdk/build/contribution-manifest'
import { describeFile, manifestName } from '@pitchside/remote-sdk/build/manifest'
import { workerFiles } from '@pitchside/remote-sdk/build/sealed-files'
import { usesOfBuild } from '@pitchside/remote-sdk/build/uses'
import { repositoryRoot } from './packages.mjs'

/** Files of the shell's own texts per language: the imports of `i18n/<language>.json`. */
function textFiles(compilation) {
  const found = {}
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const language = /i18n\/(zh|en|vi)\.json$/.exec(request ?? '')?.[1]
      if (language) found[language] = filesOfGroup(group)
    }
  }
  return found
}

/** Leaves `manifest.json` beside the host's output: what the page needs and what the host offers to remotes. */
export class HostManifest {
  constructor({ version, provides, isWeighed }) {
    this.isWeighed = isWeighed
    this.version = version
    this.provides = provides
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('HostManifest', async (compilation) => {
      if (compilation.errors.length > 0) return
      const output = compilation.outputOptions.path
      const kit = await evaluate(path.join(repositoryRoot, 'shared/remote-kit/src/manifest-face.ts'))
      const names = Object.keys(compilation.assets).filter((name) => !name.endsWith('.map'))
      const manifest = {
        schema: 1,
        id: 'host',
        version: this.version,
        contract: kit.contractVersion,
        contracts: kit.supportedContracts,
        contractEnds: kit.contractEnds,
        slots: kit.slotNames,
        singleSlots: kit.singleSlots,
        shared: this.provides,
        uses: usesOfBuild(output, names, await contractFacts()),
        entry: filesOfGroup(compilation.entrypoints.get('main')),
        i18n: textFiles(compilation),
        // Faces every page shows above the fold, in every language.
        fonts: names.filter((name) => /^(inter-latin|barlow-sc-600)\..*\.woff2$/.test(name)).sort(),
        workers: workerFiles(compilation),
        files: names.sort().map((name) => describeFile(output, name, { isWeighed: this.isWeighed })),
      }
      writeFileSync(path.join(output, manifestName), JSON.stringify(manifest))
    })
  }
}
