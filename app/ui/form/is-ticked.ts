/** True when a checkbox on this page is ticked now. */
export function isTicked({ id }: { id: string }): boolean {
  const box = document.getElementById(id)
  return box instanceof HTMLInputElement && box.checked
}
