/**
 * Why SQLite is not to be read on a version of Node.js, null if it may be. From 24.19 on Node.js ends the process when it
 * collects a statement of better-sqlite3 12 as garbage, at any moment; 13 does not run on Node.js 20 (decision 0045).
 * @param version as `process.versions.node` has it
 */
export function nodeProblem(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 19)
    ? `Node.js ${version} may end the site at any moment: from 24.19 on it does not get on with SQLite's driver`
    : null
}
