import { useStaticContent, type StaticContent } from './static-content.tsx'

type StaticDrawingProps = StaticContent & {
  readonly className: string | undefined
  /** The size of its grid. */
  readonly width: number
  readonly height: number
  /** What it shows, for those who don't see it; without it the drawing is decorative. */
  readonly label?: string
}

/** An SVG that is in the page's document and in none of its scripts. */
export function StaticDrawing({ className, width, height, label, ...content }: StaticDrawingProps) {
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...useStaticContent(content)}
    />
  )
}
