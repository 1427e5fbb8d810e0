import { rack, type Device } from '#web/content/service-drawings/rack.ts'
import type { DrawingProps } from './drawing-props.ts'
import { rackLayout, type RackLayout } from './rack-layout.ts'
import { RackLabels } from './rack-labels.tsx'
import { box, path } from './shapes.ts'

const outlined = ['fibre', 'patch', 'firewall', 'outlets', 'ups'] as const

/** A cabinet's front with its devices, and the fibres that enter it. */
export function Rack({ isSmall }: DrawingProps) {
  const layout = rackLayout(isSmall)
  const { k, front, yOf, isShown } = layout
  const shown = rack.devices.filter(isShown)
  /** All devices of a kind, as one path. */
  const drawn = (of: Device['kind'], draw: (y: number, height: number) => string) =>
    shown
      .filter(({ kind }) => kind === of)
      .map((device) => draw(yOf(device) + 0.75, layout.u * (device.height ?? 1) - 1.5))
      .join('')
  const outline = (y: number, height: number) => box(front.x, y, front.width, height)
  /** A row of ports: a line, of which each dash is a port. */
  const row =
    (x: number, width: number, at = 6.75) =>
    (y: number) =>
      path`M${front.x + x * k} ${y + at * k}h${width * k}`
  const dashes = (...lengths: number[]) =>
    lengths.map((it) => Number((it * k).toFixed(2))).join(' ')
  const ports = dashes(3.4, 1.4)
  return (
    <>
      <path
        d={
          drawn('manager', outline) +
          drawn('blank', outline) +
          drawn('manager', (y) => box(front.x + 10 * k, y + 4 * k, front.width - 20 * k, 5.5 * k)) +
          drawn('firewall', (y) => bricks(front.x + 64 * k, y, k)) +
          drawn('ups', (y) => vents(front.x + 72 * k, y + 8 * k, k))
        }
        strokeOpacity=".4"
      />
      <path d={outlined.map((kind) => drawn(kind, outline)).join('')} />
      <path d={drawn('switch', outline)} fill="currentColor" />
      <path d={drawn('patch', row(24, 115))} strokeWidth={5 * k} strokeDasharray={ports} />
      <path d={drawn('fibre', row(34, 94))} strokeWidth={4 * k} strokeDasharray={dashes(2, 6)} />
      <path d={drawn('firewall', row(9, 46))} strokeWidth={4 * k} strokeDasharray={dashes(4, 2)} />
      <path d={drawn('outlets', row(9, 144))} strokeWidth={5 * k} strokeDasharray={dashes(9, 6)} />
      <path d={drawn('ups', (y) => box(front.x + 12 * k, y + 7 * k, 44 * k, 14 * k))} />
      <g stroke="var(--sheet)">
        <path
          d={drawn('switch', row(9, 115, 4)) + drawn('switch', row(9, 115, 9.5))}
          strokeWidth={3 * k}
          strokeDasharray={ports}
        />
        <path d={drawn('switch', row(134, 19))} strokeWidth={5 * k} strokeDasharray={ports} />
      </g>
      <Links {...layout} />
      {!isSmall && <RackLabels {...layout} />}
    </>
  )
}

/** The fibres on their ways to the firewalls, and the link between these. */
function Links({ k, u, left, right, y, ends, front, yOf }: RackLayout) {
  const [panel = 0] = rack.devices.filter(({ kind }) => kind === 'fibre').map(yOf)
  const [first = 0, second = 0] = rack.devices
    .filter(({ kind }) => kind === 'firewall')
    .map((device) => yOf(device) + u / 2)
  const end = front.x + front.width
  const posts = ends
    .map(([from, to]) => path`M${left} ${from}V${to}M${right} ${from}V${to}`)
    .join('')
  const rails = ends
    .map(([from, to]) => path`M${front.x - 3} ${from}V${to}M${end + 3} ${from}V${to}`)
    .join('')
  return (
    <>
      <path d={rails} strokeOpacity=".4" />
      <path d={posts + path`M${left} ${y - 5}H${right}`} strokeWidth="1.5" />
      <g stroke="var(--live)" strokeWidth="2">
        <path
          d={
            path`M${front.x + 20 * k} ${y - 16}V${panel}M${end - 20 * k} ${y - 16}V${panel}` +
            path`M${front.x} ${panel + 5 * k}h${-12 * k}V${second}h${12 * k}` +
            path`M${front.x} ${panel + 10 * k}h${-7 * k}V${first}h${7 * k}`
          }
        />
      </g>
      <path
        d={path`M${end} ${first}h${9 * k}V${second}h${-9 * k}`}
        stroke="var(--accent)"
        strokeWidth="2"
      />
    </>
  )
}

/** The wall that stands for a firewall. */
function bricks(x: number, y: number, k: number) {
  const joints = (from: number, at: number) =>
    [0, 1, 2, 3, 4]
      .map((column) => path`M${x + (from + column * 18) * k} ${y + at * k}v${6.75 * k}`)
      .join('')
  return (
    path`M${x} ${y + 6.75 * k}h${90 * k}` +
    joints(9, 0) +
    joints(0, 6.75) +
    path`M${x + 90 * k} ${y + 6.75 * k}v${6.75 * k}`
  )
}

const vents = (x: number, y: number, k: number) =>
  [0, 4, 8, 12].map((at) => path`M${x} ${y + at * k}h${80 * k}`).join('')
