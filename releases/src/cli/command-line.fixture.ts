import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ReleaseManager } from '../core/release-manager'
import { diskStore } from '../store/open-store'
import { aBuiltFolder, aHost, audit } from '../testing/a-version'

const run = promisify(execFile)
export const repository = path.resolve(__dirname, '../../..')

interface Outcome {
  code: number
  answer: Record<string, unknown>
  said: string
}

/** The command line as a pipeline runs it, each command in a process of its own, on a store of its own. */
export class CommandLine {
  bundle = ''
  folder = ''
  /** What the commands find in their environment beside their store. */
  environment: Readonly<Record<string, string>> = {}

  async build(): Promise<void> {
    const { stdout } = await run(process.execPath, ['tools/bundle.mjs', 'releases/src/cli/main.ts'], {
      cwd: repository,
    })
    this.bundle = stdout.trim()
  }

  /** A fresh store: a host and `remote-scores` 1.0.0 are live. */
  async reset(): Promise<void> {
    this.folder = await mkdtemp(path.join(tmpdir(), 'pitchside-cli-'))
    this.environment = {}
    await this.manager().publish(aHost(), this.folder)
    await this.release('register', 'remote-scores', '--team', 'scores', '--routes', '/football')
    await this.release('publish', 'remote-scores', '--folder', await this.aBuild('1.0.0', '0'))
    await this.manager().promote({ host: aHost().build, 'remote-scores': '1.0.0-000000000000' }, audit)
  }

  async end(): Promise<void> {
    await rm(this.bundle, { force: true })
  }

  manager(): ReleaseManager {
    return new ReleaseManager(diskStore(path.join(this.folder, 'releases')), 'production')
  }

  async release(...words: string[]): Promise<Outcome> {
    const own = { DATA_DIR: this.folder, RELEASE_STORE: '', NODE_OPTIONS: '--no-warnings', ...this.environment }
    const env = { ...process.env, ...own }
    const result = await run(process.execPath, [this.bundle, ...words, '--json'], { env }).catch(
      (error: { code: number; stdout: string; stderr: string }) => error,
    )
    const text = result.stdout.trim().split('\n').at(-1) ?? ''
    return {
      code: 'code' in result ? result.code : 0,
      answer: text ? JSON.parse(text) : {},
      said: result.stdout + result.stderr,
    }
  }

  /** A build as `npm run build` leaves it, in a folder. */
  aBuild = aBuiltFolder
}
