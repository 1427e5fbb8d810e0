export type Device = {
  readonly kind: 'fibre' | 'manager' | 'patch' | 'switch' | 'firewall' | 'blank' | 'outlets' | 'ups'
  /** The lowest of its rack units. */
  readonly unit: number
  /** In rack units; 1 if not given. */
  readonly height?: number
  readonly label?: string
  /** The first and the last of its ports. */
  readonly ports?: readonly [number, number]
}

const devices: readonly Device[] = [
  { kind: 'fibre', unit: 42, label: 'Fibre panel' },
  { kind: 'manager', unit: 41 },
  { kind: 'patch', unit: 40, label: 'Patch panel A', ports: [1, 24] },
  { kind: 'switch', unit: 39, label: 'Core switch', ports: [1, 48] },
  { kind: 'patch', unit: 38, label: 'Patch panel B', ports: [25, 48] },
  { kind: 'manager', unit: 37 },
  { kind: 'firewall', unit: 36, label: 'Firewall pair,' },
  { kind: 'firewall', unit: 35, label: 'one on standby' },
  { kind: 'blank', unit: 34 },
  { kind: 'blank', unit: 33 },
  { kind: 'blank', unit: 32 },
  { kind: 'outlets', unit: 4, label: 'Power outlets' },
  { kind: 'blank', unit: 3 },
  { kind: 'ups', unit: 1, height: 2, label: 'UPS, 3 kVA' },
]

/** The front of a cabinet, upper and lower part, drawn to scale. */
export const rack = {
  devices,
  /** The highest and the lowest rack unit of each part. */
  parts: [
    [42, 32],
    [4, 1],
  ],
  fibres: ['Fibre 1', 'Fibre 2'],
  /** In mm; of a 19-inch rack by IEC 60297-3. */
  unitHeight: 44.45,
  frontWidth: 482.6,
  cabinetWidth: 600,
  widthLabel: '600 mm',
  heightLabel: '42U, 1,867 mm',
} as const
