/** The name of the meta element with the scripts of the page's first view, separated by spaces. */
export const scriptsMeta = 'first-view-scripts'

/** Begins to load the scripts of the page's first view, all at once instead of one after the other's imports. */
export function preloadFirstView(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${scriptsMeta}]`)
  for (const href of meta?.content.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
}
