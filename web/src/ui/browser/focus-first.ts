/** Moves the focus to the first field of a form whose name is a key. */
export function focusFirst(form: HTMLFormElement, errors: object): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors)
  if (first instanceof HTMLElement) first.focus()
}
