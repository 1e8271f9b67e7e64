/**
 * What stands too close in the page that it runs in: neighbours of a row or column that the sheet wants apart (Chromium
 * 69 reads `gap` but keeps none between flex items), and words that an edge cuts. It is sent to the browser as text, so
 * it stands for itself and speaks the language of 2018.
 */
export function findCrowded(): string[] {
  const found: string[] = []
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('body *'))) {
    const style = getComputedStyle(element)
    if (!isSeen(element)) continue
    if (/flex$/.test(style.display)) found.push(...tooClose(element, style))
    if (style.overflowX === 'hidden' && cutsWords(element)) found.push(`cut: ${nameOf(element)}`)
  }
  return found

  function tooClose(row: HTMLElement, style: CSSStyleDeclaration) {
    const wanted = { x: parseFloat(style.columnGap) || 0, y: parseFloat(style.rowGap) || 0 }
    const close: string[] = []
    const items = itemsOf(row)
    const icon = getComputedStyle(row, '::before')
    if (wanted.x && items.length && icon.content !== 'none' && icon.content !== 'normal')
      if (!/^absolute|^fixed/.test(icon.position) && parseFloat(icon.marginRight) < 4)
        close.push(`the icon of ${nameOf(row)}`)
    items.slice(1).forEach((item, index) => {
      const before = items[index]
      if (!before || isWithin(item.box, before.box)) return
      const isBeside = item.box.top < before.box.bottom && before.box.top < item.box.bottom
      const apart = isBeside ? item.box.left - before.box.right : item.box.top - before.box.bottom
      const least = Math.min(4, isBeside ? wanted.x : wanted.y)
      if (apart < least - 0.5) close.push(`${before.name} and ${item.name} in ${nameOf(row)}`)
    })
    return close
  }

  function itemsOf(row: HTMLElement) {
    const items: { name: string; box: DOMRect }[] = []
    row.childNodes.forEach((node) => {
      if (node instanceof HTMLElement && isSeen(node) && isInFlow(node))
        items.push({ name: nameOf(node), box: node.getBoundingClientRect() })
      if (node instanceof Text && node.data.trim())
        items.push({ name: `"${node.data.trim()}"`, box: boxOf(node) })
    })
    return items
  }

  // A button that lies in the padding of its field.
  function isWithin(inner: DOMRect, outer: DOMRect) {
    const [least, most] = [outer.left - 1, outer.right + 1]
    const isLevel = inner.top < outer.bottom && outer.top < inner.bottom
    return isLevel && inner.left > least && inner.right < most
  }

  // Words that are hidden are wholly beyond the edge.
  function cutsWords(element: HTMLElement) {
    const box = element.getBoundingClientRect()
    return Array.from(element.childNodes).some((node) => {
      if (!(node instanceof Text) || !node.data.trim()) return false
      const words = boxOf(node)
      return words.left < box.right - 1 && words.right > box.right + 1
    })
  }

  function boxOf(node: Node) {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }

  function isSeen(element: HTMLElement) {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible'
  }

  function isInFlow(element: HTMLElement) {
    return !/^absolute|^fixed/.test(getComputedStyle(element).position)
  }

  function nameOf(element: HTMLElement) {
    const words = (element.textContent || '').trim().slice(0, 20)
    return `${element.localName}.${element.className}${words && ` "${words}"`}`
  }
}
