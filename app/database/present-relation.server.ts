/**
 * Whether a relation that the schema requires was there. Prisma reads relations after the rows that refer to them, so
 * that they can be deleted in between; its types do not say so.
 */
export function isPresent(relation: object | null): boolean {
  return relation !== null
}
