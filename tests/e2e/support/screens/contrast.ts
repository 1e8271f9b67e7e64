import type { Locator } from '@playwright/test'

/**
 * Returns the contrast between a colour, by default the element's own, and its nearest background that is not
 * transparent, as WCAG computes it.
 */
export async function contrastOf(where: Locator, colour = ''): Promise<number> {
  const [text, ground] = await where.evaluate((element, colour) => {
    // Not inside the element, because the content of a form field has no style.
    const probe = document.createElement('span')
    element.after(probe)
    probe.style.color = colour
    const text = getComputedStyle(colour ? probe : element).color
    probe.remove()
    for (let each: Element | null = element; each; each = each.parentElement) {
      const ground = getComputedStyle(each).backgroundColor
      if (!/, 0\)$/.test(ground)) return [text, ground]
    }
    return [text, 'rgb(255, 255, 255)']
  }, colour)
  const [one = 0, other = 0] = [luminanceOf(text), luminanceOf(ground)].toSorted((a, b) => b - a)
  return (one + 0.05) / (other + 0.05)
}

function luminanceOf(colour = '') {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(([value]) => {
    const part = Number(value) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
