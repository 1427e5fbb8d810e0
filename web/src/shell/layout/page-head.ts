import { useLayoutEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { allPages, documentTitle, notFoundPage, type SitePage } from '#web/content/site-map.ts'

export type HeadTag = {
  readonly name: 'title' | 'meta' | 'link' | 'script' | 'style'
  readonly attributes?: Readonly<Record<string, string>>
  readonly text?: string
}

/** The tags that change on navigation. The prerenderer writes them with all the others (web/build/document-head.ts). */
export function pageTags({ path, title, description, isPrivate }: SitePage): readonly HeadTag[] {
  return [
    { name: 'title', text: documentTitle({ title }) },
    { name: 'meta', attributes: { name: 'description', content: description } },
    isPrivate
      ? { name: 'meta', attributes: { name: 'robots', content: 'noindex' } }
      : { name: 'link', attributes: { rel: 'canonical', href: absoluteUrl(path) } },
  ]
}

const replaced = 'title, meta[name=description], meta[name=robots], link[rel=canonical]'

function createHeadElement({ name, attributes = {}, text = '' }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value)
  }
  element.textContent = text
  return element
}

export function usePageHead(): void {
  const shown = useMatches().at(-1)?.id
  useLayoutEffect(() => {
    const page = allPages.find(({ path }) => path === shown) ?? notFoundPage
    // The prerendered document has them already, and replacing them costs a slow phone a frame.
    if (document.title === documentTitle(page)) return
    for (const old of document.head.querySelectorAll(replaced)) old.remove()
    document.head.append(...pageTags(page).map(createHeadElement))
  }, [shown])
}
