import { publishAs, type RawMember } from '../support/http/raw-member'

/** Returns the length of each turn in milliseconds, as `--seconds` sets it. */
export function turnLength(seconds: number): number {
  const at = process.argv.indexOf('--seconds')
  return Number(at < 0 ? seconds : process.argv[at + 1]) * 1000
}

/** Publishes posts, the last one with comments. @returns their paths */
export async function publishPosts(
  member: RawMember,
  posts: number,
  comments: number,
): Promise<string[]> {
  const paths: string[] = []
  for (let count = 1; count <= posts; count++)
    paths.push(await publishAs(member, `A post to be read, number ${count}`))
  for (let count = 1; count <= comments; count++)
    await member.send(paths[posts - 1] ?? '', {
      body: { content: `Comment number ${count}. It is as long as many are.` },
    })
  return paths
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
