import { findInText, findInTitle } from '~/domain/guidance/find'
import type { GuidanceKind } from '~/domain/guidance-kinds'
import { readCells, type Half } from './language-stats'

/** A sentence of the test set for guidance, with the passages that name a person. */
export type GuidedSentence = {
  language: string
  kind: string
  text: string
  marks: { start: number; end: number }[]
}

const writer = { names: ['asha_k92', 'Asha Kulkarni'], isAnonymous: true }

export function readGuidedSentences(half: Half): GuidedSentence[] {
  return readCells('guidance', half).map(([language = '', kind = '', written = '']) => ({
    language,
    kind,
    ...marked(written),
  }))
}

function marked(written: string) {
  const marks: { start: number; end: number }[] = []
  let text = ''
  for (const part of written.split(/(\[[^\]]*\])/)) {
    const passage = part.startsWith('[') ? part.slice(1, -1) : null
    if (passage !== null) marks.push({ start: text.length, end: text.length + passage.length })
    text += passage ?? part
  }
  return { text, marks }
}

// Checks whether guidance finds the marked passage with the right kind, and whether it finds anything else.
function judge({ kind, text, marks }: GuidedSentence) {
  const findings = kind.endsWith('title') ? findInTitle(text, writer) : findInText(text, writer)
  const isMarked = (finding: { start: number; end: number }) =>
    marks.some(({ start, end }) => finding.start < end && start < finding.end)
  return {
    findings,
    isHit: findings.some((each) => isMarked(each) && isSameKind(each.kind, kind)),
    isFalseAlarm: findings.some((each) => !isMarked(each)),
  }
}

// A full name may be found as a name or together with its village, because the author gets the same message.
function isSameKind(found: GuidanceKind, wanted: string) {
  const names = ['name', 'place-and-name', 'own-name']
  return found === wanted || (names.includes(found) && names.includes(wanted))
}

export type GuidanceStats = { naming: number; missed: number; other: number; falseAlarms: number }

export function measureGuidance(sentences: readonly GuidedSentence[]): GuidanceStats {
  const stats: GuidanceStats = { naming: 0, missed: 0, other: 0, falseAlarms: 0 }
  for (const sentence of sentences) {
    const { isHit, isFalseAlarm } = judge(sentence)
    if (sentence.marks.length) {
      stats.naming += 1
      stats.missed += Number(!isHit)
    } else {
      stats.other += 1
      stats.falseAlarms += Number(isFalseAlarm)
    }
  }
  return stats
}
