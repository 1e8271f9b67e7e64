declare global {
  interface ImportMetaEnv {
    /** The built files with translations, by language and namespace (`hi/shell`); not in development. */
    readonly TRANSLATION_FILES?: Record<string, string>
  }
}

/** The addresses of the browser's files with these namespaces; none in development, where the browser asks for them. */
export function translationFilesOf(language: string, namespaces: string[]): string[] {
  const files = import.meta.env.TRANSLATION_FILES ?? {}
  return namespaces.flatMap((namespace) => files[`${language}/${namespace}`] ?? [])
}
