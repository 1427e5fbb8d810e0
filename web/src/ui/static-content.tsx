import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { reloadIfReachable } from './document/document-reload.ts'
import { useHydrated } from './browser/use-hydrated.ts'
import { useOnDemand } from './use-on-demand.ts'

export type StaticModule = { readonly Content: ComponentType }

/** Content of the page's document. Scripts load it only if the router opens the page, without a document. */
export type StaticContent = {
  /** The content while prerendering. Loaded if `import.meta.env.SSR`: an import would put it into the browser's scripts. */
  readonly prerendered: StaticModule | null
  /** Loads the content for a page that was opened without its document. */
  readonly load: () => Promise<StaticModule>
}

export type ElementContent =
  | { readonly children: ReactNode }
  | {
      readonly suppressHydrationWarning: true
      readonly dangerouslySetInnerHTML: { readonly __html: string }
    }

/**
 * The content of an element that hydration leaves as it is in the document. A page that the router opens has no
 * document, so there the content is loaded; if that fails, the document is, which has it.
 */
export function useStaticContent({ prerendered, load }: StaticContent): ElementContent {
  // The initial value: hydration leaves the document's content alone.
  const [isInDocument] = useState(!useHydrated())
  const [loaded, request] = useOnDemand(load, loadDocument)
  useEffect(() => {
    if (!isInDocument) request()
  }, [isInDocument, request])
  const content = prerendered ?? loaded
  if (isInDocument && !content) return unchangedContent
  return { children: content && <content.Content /> }
}

const loadDocument = () => void reloadIfReachable()

/** What React doesn't compare with the document. Only while hydrating: the page's policy blocks setting it. */
const unchangedContent = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const
