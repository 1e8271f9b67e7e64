import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = '.cache'
const file = `${folder}/translation-files.json`
const translations = /app\/i18n\/locales\/(\w+\/[\w-]+)\.ts$/

/** Writes down which file of the browser's build holds which translations. */
export function rememberTranslationFiles(): Plugin {
  return {
    name: 'remember-translation-files',
    generateBundle(_options, bundle) {
      const files: Record<string, string> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds) {
          const [, name] = translations.exec(id) ?? []
          if (name) files[name] = `/${chunk.fileName}`
        }
      }
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, JSON.stringify(files))
    },
  }
}

/** As JSON, for the server's build, which comes after the browser's: by language and namespace, `hi/shell`. */
export function rememberedTranslationFiles(): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}'
}
