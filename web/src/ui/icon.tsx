import { createElement } from 'react'
import * as icons from './icons.ts'

export type IconName = keyof typeof icons

const shapes: Readonly<Record<IconName, (typeof icons)[IconName]>> = icons

/** The width of the lines in px, as in the drawings, whatever the icon's size. */
const lineWidth = 1.5

/** In the unit of the text, so that an icon grows with it. */
const inRem = (size: number) => `${size / 16}rem`

type IconProps = {
  readonly name: IconName
  /** In px beside text of the usual size. */
  readonly size?: number
}

/** An icon next to text with the same meaning, so it is hidden from assistive technology. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={inRem(size)}
      height={inRem(size)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(lineWidth * 24) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[name].map(([element, attributes], index) =>
        createElement(element, { key: index, ...attributes }),
      )}
    </svg>
  )
}
