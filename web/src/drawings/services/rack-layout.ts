import { rack } from '#web/content/service-drawings/rack.ts'

type Device = { readonly unit: number; readonly height?: number }

const { parts, unitHeight, frontWidth, cabinetWidth } = rack
const [[top, topEnd], [bottom, bottomEnd]] = parts

/** Between the parts. */
const gap = 34
/** Above the first and below the last device, and where the cabinet is cut. */
const edge = 5
const cut = 8

/** The cabinet in units of the drawing: u is a rack unit, to which widths and heights are to scale. */
export function rackLayout(isSmall: boolean) {
  const [u, left, y] = isSmall ? [13, 32, 16] : [15, 51, 32]
  const width = (cabinetWidth / unitHeight) * u
  const front = (frontWidth / unitHeight) * u
  const upperEnd = y + (top - topEnd + 1) * u
  const lower = upperEnd + gap
  const lowerEnd = lower + (bottom - bottomEnd + 1) * u + edge
  const small = 128
  return {
    u,
    /** What is drawn for a unit of 15 is scaled by this. */
    k: u / 15,
    left,
    right: left + width,
    /** The upper edge of the first device. */
    y,
    /** Where the posts of each part begin and end. */
    ends: isSmall
      ? [[y - edge, small] as const]
      : [[y - edge, upperEnd + cut] as const, [lower - cut, lowerEnd] as const],
    /** The lower edge of the last unit. */
    bottom: lowerEnd - edge,
    front: { x: left + (width - front) / 2, width: front },
    /** The upper edge of a device. */
    yOf: ({ unit, height = 1 }: Device) => {
      const highest = unit + height - 1
      return highest >= topEnd ? y + (top - highest) * u : lower + (bottom - highest) * u
    },
    isShown: ({ unit }: Device) => !isSmall || y + (top - unit + 1) * u <= small,
  }
}

export type RackLayout = ReturnType<typeof rackLayout>
