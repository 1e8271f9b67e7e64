import { aliased, sql, type Sql } from '~/database/db.server'

/**
 * Returns the SQL condition for members who are experts now, by the rules of `activeExpert`, on rows of "User" by
 * their alias.
 */
export function isExpertSql(alias: string): Sql {
  const [member, now] = [aliased(alias), new Date()]
  return sql`(${member}."expertUntil" > ${now} AND ${member}."expert" IS NOT NULL
    AND ${member}."secondStepDue" IS NULL
    AND (${member}."suspendedUntil" IS NULL OR ${member}."suspendedUntil" <= ${now}))`
}
