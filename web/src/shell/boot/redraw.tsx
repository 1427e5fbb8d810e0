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

type RedrawProps = { readonly children: ReactNode }
type RedrawState = { readonly failure: { readonly error: unknown } | null; readonly draws: number }

/**
 * Draws the page anew from its state when an error was thrown, with what stands in its fields: extensions and translators
 * change the document, and React then misses its nodes. A second error within seconds is thrown on (rule 14.3).
 */
export class Redraw extends Component<RedrawProps, RedrawState> {
  override state: RedrawState = { failure: null, draws: 0 }
  private drawnAt = -Infinity
  private readonly mayRedraw = () => performance.now() - this.drawnAt > settling

  static getDerivedStateFromError(error: unknown): Partial<RedrawState> {
    return { failure: { error } }
  }

  override getSnapshotBeforeUpdate(): null {
    // The page that failed is still in the document.
    if (this.state.failure) rememberControls()
    return null
  }

  override componentDidUpdate(): void {
    if (this.state.failure) this.redraw()
  }

  private redraw(): void {
    this.drawnAt = performance.now()
    this.setState(({ draws }) => ({ failure: null, draws: draws + 1 }))
  }

  override render(): ReactNode {
    const { failure, draws } = this.state
    if (!failure) {
      return (
        <MayRedraw value={this.mayRedraw}>
          {/* One element, which leaves the document whatever became of its parts. */}
          <div key={draws}>{this.props.children}</div>
        </MayRedraw>
      )
    }
    if (this.mayRedraw()) return null
    throw failure.error
  }
}
