type PendingProps = {
  /** What to say where no script will ever replace the text. */
  readonly withoutScript: string
  readonly children: string
}

/** Says what the page is waiting for: it stands in the prerendered page until the script has loaded. */
export function Pending({ withoutScript, children }: PendingProps) {
  return (
    <>
      <span data-scripted="">{children}</span>
      <noscript>{withoutScript}</noscript>
    </>
  )
}
