import { Component, createContext, use, useState, type ReactNode } from 'react'
import { rememberControls } from './controls.ts'

/** How soon a second error is not another accident, but the page's own fault, in ms. */
const settling = 5_000

const MayRedraw = createContext((): boolean => false)

/** Whether an error that this component throws draws the page anew: the same as long as it is on the page. */
export function useMayRedraw(): boolean {
  const mayRedraw = use(MayRedraw)
  return useState(mayRedraw)[0]
}

type Failure = { readonly error: unknown } | null

type RedrawProps = { readonly children: ReactNode }
type RedrawState = {
  readonly failure: Failure
  /** The failure after which the page was last drawn anew, and when that was. */
  readonly answered: Failure
  readonly answeredAt: number
}

const hasSettled = (answeredAt: number) => performance.now() - answeredAt > settling

/**
 * Draws the page anew from its state when an error was thrown, with what stands in its fields: extensions and translators
 * change the document, and React then misses its nodes. A second error within seconds is thrown on (rule 14.3).
 */
export class Redraw extends Component<RedrawProps, RedrawState> {
  override state: RedrawState = { failure: null, answered: null, answeredAt: -Infinity }
  // Of the page in the document: React may render more than once before it draws.
  private drawnAt = -Infinity
  private readonly mayRedraw = () => hasSettled(this.drawnAt)

  static getDerivedStateFromError(error: unknown): Partial<RedrawState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    _: RedrawProps,
    { failure, answered, answeredAt }: RedrawState,
  ): Partial<RedrawState> | null {
    if (failure === answered) return null
    if (!hasSettled(answeredAt)) throw failure?.error
    return { answered: failure, answeredAt: performance.now() }
  }

  /** The page that failed is still in the document. */
  override getSnapshotBeforeUpdate(_: RedrawProps, { answered }: RedrawState): number | null {
    if (answered === this.state.answered) return null
    rememberControls()
    return scrollY
  }

  override componentDidUpdate(_: RedrawProps, __: RedrawState, scrolled: number | null): void {
    if (scrolled === null) return
    this.drawnAt = this.state.answeredAt
    scrollTo({ top: scrolled, behavior: 'instant' })
  }

  override render(): ReactNode {
    return (
      <MayRedraw value={this.mayRedraw}>
        {/* One element, which leaves the document whatever became of its parts. */}
        <div key={this.state.answeredAt}>{this.props.children}</div>
      </MayRedraw>
    )
  }
}
