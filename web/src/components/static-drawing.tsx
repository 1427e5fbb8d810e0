import { useEffect, useState, type ComponentType } from 'react'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useOnDemand } from './use-on-demand.ts'

type DrawingModule = { readonly Drawing: ComponentType }

type StaticDrawingProps = {
  readonly className: string | undefined
  /** The size of its grid. */
  readonly width: number
  readonly height: number
  /** What it shows, for those who don't see it; without it the drawing is decorative. */
  readonly label?: string
  /** The drawing while prerendering; the browser's scripts are built without it. */
  readonly prerendered: DrawingModule | null
  /** Loads the drawing for a page that was opened without its document. */
  readonly load: () => Promise<DrawingModule>
}

/**
 * An SVG that is in the page's document and in none of its scripts: hydration leaves it as it is. A page that
 * the router opens has no document, so there the drawing is loaded; if that fails, its place stays empty.
 */
export function StaticDrawing({
  className,
  width,
  height,
  label,
  prerendered,
  load,
}: StaticDrawingProps) {
  // As it was at first, because the SVG that is in the document stays there.
  const [isInDocument] = useState(!useHydrated())
  const [loaded, request] = useOnDemand(load)
  useEffect(() => {
    if (!isInDocument) request()
  }, [isInDocument, request])
  const drawn = prerendered ?? loaded
  const svg = {
    className,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    fill: 'none',
    stroke: 'currentColor',
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  }
  if (isInDocument && !drawn) {
    return <svg {...svg} suppressHydrationWarning dangerouslySetInnerHTML={unchanged} />
  }
  return <svg {...svg}>{drawn && <drawn.Drawing />}</svg>
}

// React does not compare it with the document. Only while hydrating: the page's policy blocks setting it.
const unchanged = { __html: '' }
