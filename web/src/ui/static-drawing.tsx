import { clsx } from 'clsx'
import { useStaticContent, type StaticContent } from './static-content.tsx'
import styles from './static-drawing.module.css'

type StaticDrawingProps = StaticContent & {
  readonly className?: string | undefined
  /** The size of its grid. */
  readonly width: number
  readonly height: number
  /** What it shows, for those who don't see it; without it the drawing is decorative. */
  readonly label?: string
  /** Whether it leads the eye forward: mirrored in a language that is written from right to left, but for its words. */
  readonly isForward?: boolean
}

/** An SVG that is in the page's document and in none of its scripts. */
export function StaticDrawing(props: StaticDrawingProps) {
  const { className, width, height, label, isForward = false, ...content } = props
  return (
    <svg
      className={clsx(styles.drawing, className, isForward && styles.forward)}
      direction={isForward ? undefined : 'ltr'}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...useStaticContent(content)}
    />
  )
}
