import { iconPaths, type IconName } from '#web/content/icon-paths.ts'

type IconProps = { readonly name: IconName; readonly size?: number }

/** An icon next to text with the same meaning, so it is hidden from assistive technology. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
