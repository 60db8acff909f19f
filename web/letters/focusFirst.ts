/** The focus goes to the first input of a question in a form. */
export function focusFirst(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`input[name^="${name}"]`)?.focus();
}
