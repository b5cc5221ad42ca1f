import {
  at,
  filesIn,
  knownSettings,
  type Manifest,
  read,
  readCompose,
  readManifests,
  readSettings,
} from './read-deploy'
import { readUnit } from './units'

export const known = knownSettings()
export const manifestFiles = [...filesIn('deploy/kubernetes'), 'deploy/nginx/kustomization.yaml'].filter((name) =>
  name.endsWith('.yaml'),
)
export const manifests = manifestFiles.flatMap(readManifests)
export const find = (kind: string, name: string) =>
  manifests.find((one) => one.kind === kind && at(one, 'metadata.name') === name) as Manifest
export const units = filesIn('deploy/systemd').filter((name) => /\.(service|timer)$/.test(name))
export const compose = readCompose()
export const service = (name: string) => at<Manifest>(compose, `services.${name}`)

export const podOf = (manifest: Manifest) => at<Manifest>(manifest, 'spec.template.spec')
export const containerOf = (manifest: Manifest) => at<Manifest>(podOf(manifest), 'containers.0')
export const environmentLine = (unit: string) =>
  Object.fromEntries(
    (readUnit(unit).values.get('Environment') ?? '').split(' ').map((word) => word.split('=') as [string, string]),
  )

/** The settings of a node in each way to install it, as the process gets them. */
export const installations: Record<string, Record<string, string>> = {
  systemd: {
    ...readSettings('deploy/systemd/site.env'),
    ...environmentLine('deploy/systemd/pitchside@.service'),
    PORT: '8081',
  },
  compose: {
    ...at<Record<string, string>>(service('node1'), 'environment'),
    ...Object.fromEntries(
      [...read('deploy/compose/Dockerfile').matchAll(/\b([A-Z_]+)=([\w/]+)(?=[ \n])/g)].map(([, a, b]) => [a, b]),
    ),
    STREAM_KEY_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://www.example',
  },
  kubernetes: {
    ...at<Record<string, string>>(find('ConfigMap', 'pitchside-settings'), 'data'),
    ...at<Record<string, string>>(find('Secret', 'pitchside-secrets'), 'stringData'),
  },
}
