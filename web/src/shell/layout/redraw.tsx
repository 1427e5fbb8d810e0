import { Component, createContext, use, useState, type ReactNode } from 'react'
import { rememberControls } from './early-input.ts'

/** How soon a second error is not another accident, but the page's own fault, in ms. */
const settling = 5_000

const hasSettled = (drawnAt: number) => performance.now() - drawnAt > settling

/** When the page was last drawn anew. Outside of it nothing is. */
const DrawnAt = createContext(Infinity)

/** Whether an error that this component throws draws the page anew: the same as long as it is on the page. */
export function useMayRedraw(): boolean {
  const drawnAt = use(DrawnAt)
  return useState(() => hasSettled(drawnAt))[0]
}

type Failure = { readonly error: unknown } | null

type RedrawProps = { readonly children: ReactNode }
type RedrawState = {
  readonly failure: Failure
  /** The failure after which the page was last drawn anew, and when that was. */
  readonly answered: Failure
  readonly drawnAt: number
}

/**
 * Draws the page anew from its state when an error was thrown, with what stands in its fields: extensions and translators
 * change the document, and React then misses its nodes. A second error within seconds is thrown on (rule 14.3).
 */
export class Redraw extends Component<RedrawProps, RedrawState> {
  override state: RedrawState = { failure: null, answered: null, drawnAt: -Infinity }

  static getDerivedStateFromError(error: unknown): Partial<RedrawState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    _: RedrawProps,
    { failure, answered, drawnAt }: RedrawState,
  ): Partial<RedrawState> | null {
    if (failure === answered) return null
    if (!hasSettled(drawnAt)) throw failure?.error
    return { answered: failure, drawnAt: performance.now() }
  }

  /** The page that failed is still in the document. */
  override getSnapshotBeforeUpdate(_: RedrawProps, { answered }: RedrawState): number | null {
    if (answered === this.state.answered) return null
    rememberControls()
    return scrollY
  }

  override componentDidUpdate(_: RedrawProps, __: RedrawState, scrolled: number | null): void {
    if (scrolled !== null) scrollTo({ top: scrolled, behavior: 'instant' })
  }

  override render(): ReactNode {
    const { drawnAt } = this.state
    return (
      <DrawnAt value={drawnAt}>
        {/* One element, which leaves the document whatever became of its parts. */}
        <div key={drawnAt}>{this.props.children}</div>
      </DrawnAt>
    )
  }
}
