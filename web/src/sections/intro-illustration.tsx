import { IconShapes } from '#web/components/icon.tsx'
import type { IconName } from '#web/content/icons.ts'
import styles from './intro-illustration.module.css'

const strata = [196, 214, 232].map((y) => `M20 ${y}q35-9 70 0t70 0t70 0t70 0t70 0`).join('')

/** A page's icon, large and thin, on the strata. Decorative. */
export function IntroIllustration({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={styles.drawing}
      aria-hidden="true"
      width="400"
      height="250"
      viewBox="0 0 400 250"
      fill="none"
      stroke="var(--palette-text-primary)"
    >
      <path d={strata} strokeOpacity=".45" strokeWidth="1.5" />
      <g
        transform="translate(112 8) scale(7.3)"
        stroke="var(--palette-primary-main)"
        strokeWidth=".26"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <IconShapes name={name} />
      </g>
    </svg>
  )
}
