import { read } from './read-deploy'

/** Keys of systemd 252 that our units use, by section. A key elsewhere, or another one, is refused. */
const unitKeys: Record<string, string[]> = {
  Unit: ['Description', 'Documentation', 'Wants', 'After', 'Requires', 'StartLimitIntervalSec', 'StartLimitBurst'],
  Install: ['WantedBy'],
  Timer: ['OnCalendar', 'RandomizedDelaySec', 'Persistent'],
  Service: [
    ...['Type', 'User', 'Group', 'WorkingDirectory', 'EnvironmentFile', 'Environment', 'ExecStart', 'ExecStartPost'],
    ...['Restart', 'RestartSec', 'KillSignal', 'TimeoutStartSec', 'TimeoutStopSec', 'LimitNOFILE', 'UMask', 'Nice'],
    ...['IOSchedulingClass', 'StateDirectory', 'StateDirectoryMode', 'ReadWritePaths'],
    ...['NoNewPrivileges', 'ProtectSystem', 'ProtectHome', 'PrivateTmp', 'PrivateDevices', 'ProtectClock'],
    ...[
      'ProtectHostname',
      'ProtectKernelTunables',
      'ProtectKernelModules',
      'ProtectKernelLogs',
      'ProtectControlGroups',
    ],
    ...['ProtectProc', 'RestrictAddressFamilies', 'RestrictNamespaces', 'RestrictRealtime', 'RestrictSUIDSGID'],
    ...['LockPersonality', 'RemoveIPC', 'CapabilityBoundingSet', 'AmbientCapabilities', 'SystemCallArchitectures'],
    ...['SystemCallFilter', 'SystemCallErrorNumber'],
  ],
}

export interface Unit {
  values: Map<string, string>
  wrong: string[]
}

export function readUnit(name: string, text = read(name)): Unit {
  const values = new Map<string, string>()
  const wrong: string[] = []
  let section = ''
  for (const line of text.split('\n')) {
    const head = /^\[(\w+)\]$/.exec(line)?.[1]
    if (head) section = head
    if (head || line === '' || line.startsWith('#')) continue
    const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (!unitKeys[section]?.includes(key)) wrong.push(`${name} [${section}] ${line}`)
    if (values.has(key)) wrong.push(`${name} says ${key} twice`)
    values.set(key, value)
  }
  return { values, wrong }
}
