/** What each question asks, and whether it is answered. Runs in the page. */
export function describedAll(groups: readonly Element[]) {
  const text = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  return groups.map(el => ({
    name: (
      el.querySelector(':scope > legend')?.textContent ??
      el.getAttribute('aria-label') ??
      text(el.getAttribute('aria-labelledby'))
    )
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    radios: el.querySelectorAll('input[type=radio]').length,
    checks: el.querySelectorAll('input[type=checkbox]').length,
    fields: el.querySelectorAll('input:not([type=radio]):not([type=checkbox])').length,
    isNested: el.querySelector('fieldset, [role=radiogroup], [role=group]') !== null,
    isAnswered: el.querySelector('input:checked') !== null,
  }));
}

/** What each field asks for: its label, with the question around it. Runs in the page. */
export function fieldsNamed(fields: readonly Element[]) {
  return fields.map(field => {
    const input = field as HTMLInputElement;
    const frame = input.closest('fieldset, [role=group]');
    const own = input.labels?.[0]?.textContent ?? input.getAttribute('aria-label') ?? '';
    const asked = frame?.querySelector(':scope > legend')?.textContent;
    return {
      name: `${own}${asked ? ` of ${asked}` : ''}`.replaceAll(/\s+/gu, ' ').trim(),
      value: input.value,
    };
  });
}
