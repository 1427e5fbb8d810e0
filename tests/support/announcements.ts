/** What the page's live regions say now; the elements of roles such as "alert" are asked for by their role. */
export const announcements = (): readonly string[] =>
  Array.from(document.querySelectorAll('[aria-live]'), ({ textContent }) => textContent).filter(
    (text) => text !== '',
  )
