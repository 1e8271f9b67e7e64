import { i18nOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { escapeXml } from '~/domain/xml'
import type { Typed } from '../forms/submitted-fields.server'

const longLine = 100

/** An HTML form that sends any form's fields again: texts editable, choices and keys hidden, passwords empty. */
export function refilledForm(language: Language, address: string, typed: Typed): string {
  const t = i18nOf(language).getFixedT(null, 'unavailable')
  const controls = typed.map((field, index) =>
    controlOf(field, `again-${index}`, labelsOf(language)),
  )
  const hint = typed.some(isPassword) ? `<p>${t('form.password')}</p>` : ''
  return (
    `<form method="post" action="${escapeXml(address)}" class="form">${controls.join('')}${hint}` +
    `<button class="button">${t('form.again')}</button></form>`
  )
}

type Labels = Record<string, string> & { other: string }

function labelsOf(language: Language): Labels {
  return i18nOf(language).getFixedT(null, 'unavailable')('label', { returnObjects: true })
}

function isPassword([name]: Typed[number]) {
  return /password/i.test(name)
}

function controlOf(field: Typed[number], id: string, labels: Labels) {
  const [name, value] = field.map(escapeXml) as Typed[number]
  if (isPassword(field)) return labelled(id, labelOf(name, labels), passwordOf(id, name))
  if (!isText(field, labels)) return `<input type="hidden" name="${name}" value="${value}"/>`
  const isLong = value.length > longLine || value.includes('\n') || name === 'content'
  const short = `<input id="${id}" name="${name}" value="${value}" dir="auto"/>`
  // HTML drops the first line break of a textarea.
  const long = `<textarea id="${id}" name="${name}" rows="8" dir="auto">\n${value}</textarea>`
  return labelled(id, labelOf(name, labels), isLong ? long : short)
}

// Fields with a label, and those that cannot be a choice or key because they contain spaces.
function isText([name, value]: Typed[number], labels: Labels) {
  return Object.hasOwn(labels, name) || (/\s/.test(value.trim()) && name !== 'idempotencyKey')
}

function labelOf(name: string, labels: Labels) {
  return (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? labels.other
}

function passwordOf(id: string, name: string) {
  return `<input id="${id}" name="${name}" type="password" required=""/>`
}

function labelled(id: string, label: string, control: string) {
  return `<div class="field"><label for="${id}">${escapeXml(label)}</label>${control}</div>`
}
