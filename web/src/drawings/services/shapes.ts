// Outlines for the `d` of a path, in tenths of a unit so that the markup stays short.
const short = (value: number) => Math.round(value * 10) / 10

/** Joins commands and coordinates: path`M${x} ${y}h${width}`. */
export function path(commands: TemplateStringsArray, ...values: readonly number[]): string {
  return String.raw({ raw: commands }, ...values.map(short))
}

export const box = (x: number, y: number, width: number, height: number) =>
  path`M${x} ${y}h${width}v${height}h${-width}z`

export const circle = (x: number, y: number, radius: number) =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 1 1 ${-2 * radius} 0z`

/** A line from one point to another, with a head at its end. It is horizontal or vertical. */
export function arrow(x: number, y: number, toX: number, toY: number, size = 4): string {
  const [dx, dy] = [Math.sign(toX - x) * size, Math.sign(toY - y) * size]
  return (
    path`M${x} ${y}L${toX} ${toY}` +
    path`m${-dx - dy} ${-dy - dx}l${dx + dy} ${dy + dx} ${dy - dx} ${dx - dy}`
  )
}

/** A dimension line: an arrow at both ends. */
export const dimension = (x: number, y: number, toX: number, toY: number) =>
  arrow(x, y, toX, toY) + arrow(toX, toY, x, y)
