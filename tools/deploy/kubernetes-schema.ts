// JSON Schemas of the Kubernetes objects we use, with the fields we use and no others: a key that is written wrong, or put
// in the wrong place, is refused. After the API of 1.32.
type Schema = Record<string, unknown>

const text = { type: 'string', minLength: 1 }
const name = { type: 'string', pattern: '^[a-z0-9]([-a-z0-9]*[a-z0-9])?$' }
const count = { type: 'integer', minimum: 0 }
const flag = { type: 'boolean' }
const quantity = { type: 'string', pattern: '^[0-9]+(m|Mi|Gi)?$' }
const words = { type: 'array', items: { type: 'string' }, minItems: 1 }
const texts = { type: 'object', additionalProperties: { type: 'string' }, minProperties: 1 }

/** An object with these fields alone; those named in `required` must be there. */
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const list = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 })
const one = (...choices: Schema[]): Schema => ({ oneOf: choices })
const named = object({ name }, ['name'])

const metadata = object({ name, namespace: name, labels: texts, annotations: texts }, ['name'])
const selector = object({ matchLabels: texts }, ['matchLabels'])
const portName = one({ type: 'integer', minimum: 1, maximum: 65535 }, name)

const probe = object(
  {
    httpGet: object({ path: { type: 'string', pattern: '^/' }, port: portName }, ['path', 'port']),
    periodSeconds: count,
    timeoutSeconds: count,
    failureThreshold: count,
  },
  ['httpGet'],
)
const seccompProfile = object({ type: { const: 'RuntimeDefault' } }, ['type'])
const container = object(
  {
    name,
    image: { type: 'string', pattern: '^[a-z0-9./-]+:[\\w.-]+$' },
    args: words,
    env: list(object({ name: text, value: { type: 'string' } }, ['name', 'value'])),
    envFrom: list(one(object({ configMapRef: named }, ['configMapRef']), object({ secretRef: named }, ['secretRef']))),
    ports: list(object({ name, containerPort: count }, ['name', 'containerPort'])),
    startupProbe: probe,
    readinessProbe: probe,
    livenessProbe: probe,
    lifecycle: object({ preStop: object({ exec: object({ command: words }, ['command']) }, ['exec']) }),
    resources: object({ requests: object({ cpu: quantity, memory: quantity }), limits: object({ memory: quantity }) }, [
      'requests',
      'limits',
    ]),
    securityContext: object({
      allowPrivilegeEscalation: flag,
      readOnlyRootFilesystem: flag,
      capabilities: object({ drop: words }),
    }),
    volumeMounts: list(object({ name, mountPath: text, subPath: text, readOnly: flag }, ['name', 'mountPath'])),
  },
  ['name', 'image', 'resources'],
)
const volume = one(
  object({ name, emptyDir: object({ sizeLimit: quantity }) }, ['name', 'emptyDir']),
  object({ name, configMap: named }, ['name', 'configMap']),
  object({ name, persistentVolumeClaim: object({ claimName: name }, ['claimName']) }, [
    'name',
    'persistentVolumeClaim',
  ]),
  object({ name, projected: object({ sources: list(object({ configMap: named }, ['configMap'])) }, ['sources']) }, [
    'name',
    'projected',
  ]),
)
const pod = object(
  {
    metadata: object({ labels: texts }, ['labels']),
    spec: object(
      {
        restartPolicy: { enum: ['Never', 'OnFailure', 'Always'] },
        terminationGracePeriodSeconds: count,
        automountServiceAccountToken: { const: false },
        securityContext: object({
          runAsNonRoot: flag,
          runAsUser: count,
          runAsGroup: count,
          fsGroup: count,
          seccompProfile,
        }),
        topologySpreadConstraints: list(
          object(
            {
              maxSkew: count,
              topologyKey: text,
              whenUnsatisfiable: { enum: ['ScheduleAnyway', 'DoNotSchedule'] },
              labelSelector: selector,
            },
            ['maxSkew', 'topologyKey', 'whenUnsatisfiable', 'labelSelector'],
          ),
        ),
        containers: list(container),
        volumes: list(volume),
      },
      ['containers', 'automountServiceAccountToken'],
    ),
  },
  ['metadata', 'spec'],
)

const kind = (apiVersion: string, kindName: string, rest: Record<string, Schema>): Schema =>
  object({ apiVersion: { const: apiVersion }, kind: { const: kindName }, metadata, ...rest }, [
    'apiVersion',
    'kind',
    'metadata',
    ...Object.keys(rest),
  ])

const backend = object(
  {
    service: object({ name, port: one(object({ name }, ['name']), object({ number: count }, ['number'])) }, [
      'name',
      'port',
    ]),
  },
  ['service'],
)
const path = object({ path: text, pathType: { enum: ['Prefix', 'Exact'] }, backend }, ['path', 'pathType', 'backend'])

export const kubernetesSchemas: Record<string, Schema> = {
  ConfigMap: kind('v1', 'ConfigMap', { data: texts }),
  Secret: kind('v1', 'Secret', { type: { const: 'Opaque' }, stringData: texts }),
  PersistentVolumeClaim: kind('v1', 'PersistentVolumeClaim', {
    spec: object(
      {
        accessModes: list({ enum: ['ReadWriteOnce', 'ReadWriteMany', 'ReadOnlyMany'] }),
        storageClassName: name,
        resources: object({ requests: object({ storage: quantity }, ['storage']) }, ['requests']),
      },
      ['accessModes', 'resources'],
    ),
  }),
  Service: kind('v1', 'Service', {
    spec: object(
      {
        clusterIP: { const: 'None' },
        selector: texts,
        ports: list(object({ name, port: count, targetPort: portName }, ['name', 'port', 'targetPort'])),
      },
      ['selector', 'ports'],
    ),
  }),
  Deployment: kind('apps/v1', 'Deployment', {
    spec: object(
      {
        replicas: count,
        selector,
        strategy: object({
          type: { const: 'RollingUpdate' },
          rollingUpdate: object({ maxSurge: count, maxUnavailable: count }),
        }),
        template: pod,
      },
      ['replicas', 'selector', 'template'],
    ),
  }),
  Job: kind('batch/v1', 'Job', {
    spec: object({ backoffLimit: count, activeDeadlineSeconds: count, ttlSecondsAfterFinished: count, template: pod }, [
      'template',
    ]),
  }),
  PodDisruptionBudget: kind('policy/v1', 'PodDisruptionBudget', {
    spec: object({ maxUnavailable: count, minAvailable: count, selector }, ['selector']),
  }),
  Ingress: kind('networking.k8s.io/v1', 'Ingress', {
    spec: object(
      {
        ingressClassName: name,
        tls: list(object({ hosts: words, secretName: name }, ['hosts', 'secretName'])),
        rules: list(object({ host: text, http: object({ paths: list(path) }, ['paths']) }, ['host', 'http'])),
      },
      ['rules'],
    ),
  }),
  Kustomization: object(
    {
      apiVersion: { const: 'kustomize.config.k8s.io/v1beta1' },
      kind: { const: 'Kustomization' },
      namespace: name,
      resources: words,
      configMapGenerator: list(object({ name, files: words }, ['name', 'files'])),
    },
    ['apiVersion', 'kind'],
  ),
}
