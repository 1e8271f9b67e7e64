import { z } from 'zod'
import { db, isUniqueViolation } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { firstSortKey } from '../authorship/authorship.server'
import { startOfDay } from '../day'
import { fail, ok, type Result } from '../result'
import { checkedString } from '../validation/validation.server'
import { countMembers, figureNames, type FigureName } from './count-members.server'
import { lastHalfYear } from './half-years'
import { discreteGaussian } from './noise.server'

/**
 * The privacy budget of a member in a half-year (docs/figures.md). She counts once in at most ten figures, so she
 * changes the figures by at most the square root of ten. The noise spends rho = 10 / (2 × 20²).
 */
export const budget = { maxFigures: 10, sigma: 20, threshold: 100 } as const

const rho = String(budget.maxFigures / (2 * budget.sigma ** 2))

/**
 * Publishes the last half-year once it is over. The noise is drawn once: the row is never written again, and only one
 * of several processes writes it. Nothing is published for a half-year without posts.
 */
export async function publishFigures(now = new Date()): Promise<void> {
  const halfYear = lastHalfYear(now)
  const where = { halfYear: halfYear.name }
  if (await db.publishedFigures.findUnique({ where, select: { halfYear: true } })) return
  const sortKey = { gte: firstSortKey(halfYear.from), lt: firstSortKey(halfYear.to) }
  if (!(await db.post.findFirst({ where: { sortKey }, select: { id: true } }))) return
  const counts = await countMembers(halfYear, budget.maxFigures)
  const figures = figureNames.map((name) => [name, withNoise(counts.get(name) ?? 0)])
  const data = {
    ...where,
    ...budget,
    rho,
    day: startOfDay(now),
    counts: JSON.stringify(Object.fromEntries(figures)),
  }
  try {
    await db.publishedFigures.create({ data })
  } catch (error) {
    // Another process has published the half-year.
    if (!isUniqueViolation(error)) throw error
    return
  }
  log.info(where, 'the figures of a half-year were published')
}

function withNoise(count: number) {
  const noisy = count + discreteGaussian(budget.sigma)
  return noisy < budget.threshold ? null : noisy
}

// An old half-year may count a topic that the company has removed since.
const countsSchema = z.record(checkedString(), z.number().nullable())

export type PublicFigures = {
  /** Such as '2026-1'. */
  halfYear: string
  /** All published half-years, the newest first. */
  halfYears: string[]
  publishedOn: Date
  counts: Partial<Record<FigureName, number | null>>
  /** 95 of 100 figures differ from the true count by at most this. */
  margin: number
  maxFigures: number
  sigma: number
  rho: string
  threshold: number
}

const maxHalfYears = 100

/**
 * Reads the published figures of a half-year; null before the first.
 * @param input `half`, by default the newest
 * @returns `not-found` for a half-year that is not published
 */
export async function readPublicFigures(input: {
  half?: string
}): Promise<Result<PublicFigures | null>> {
  const rows = await db.publishedFigures.findMany({
    orderBy: { halfYear: 'desc' },
    take: maxHalfYears,
  })
  const row = input.half ? rows.find(({ halfYear }) => halfYear === input.half) : rows[0]
  if (!row) return input.half ? fail('not-found') : ok(null)
  const { halfYear, maxFigures, sigma, rho: spent, threshold } = row
  return ok({
    halfYear,
    maxFigures,
    sigma,
    rho: spent,
    threshold,
    halfYears: rows.map((each) => each.halfYear),
    publishedOn: row.day,
    counts: countsSchema.parse(JSON.parse(row.counts)),
    margin: Math.round(1.96 * sigma),
  })
}
