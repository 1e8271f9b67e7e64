import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file))
const documents = listed('*.md')
const read = (file: string) => readFileSync(file, 'utf8')

function anchorOf(heading: string) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-')
}

test.each(documents)('every link of %s leads somewhere', (file) => {
  const links = [...read(file).matchAll(/\]\(((?!https?:)[^)]+)\)/g)].map(([, link = '']) => link)
  const dead = links.filter((link) => {
    const [target = '', anchor] = link.split('#')
    const found = target ? path.join(path.dirname(file), target) : file
    if (!existsSync(found)) return true
    const headings = anchor ? [...read(found).matchAll(/^#+ (.*)$/gm)] : []
    return anchor !== undefined && !headings.some(([, text = '']) => anchorOf(text) === anchor)
  })
  expect(dead).toEqual([])
})

test('every document and decision that code names exists', () => {
  const numbers = listed('docs/decisions').map((file) => path.basename(file).slice(0, 4))
  const sources = listed('*.ts', '*.tsx', '*.prisma', 'deploy', ':!tools/vite')
  const dead = sources.flatMap((file) => {
    const text = read(file)
    const named = [...text.matchAll(/\bdocs\/[\w./-]+\.(?:md|csv)\b/g)].map(([name]) => name)
    const cited = [...text.matchAll(/\bdecision (00\d\d)\b/g)].map(([, number = '']) => number)
    return [
      ...named.filter((name) => !existsSync(name)),
      ...cited.filter((number) => !numbers.includes(number)),
    ].map((name) => `${file}: ${name}`)
  })
  expect(dead).toEqual([])
})

test('a decision has at most 150 words', () => {
  const long = listed('docs/decisions/0*.md').filter((file) => read(file).split(/\s+/).length > 151)
  expect(long).toEqual([])
})
