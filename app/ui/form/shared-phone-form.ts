import { useRootData } from '../root-data'

/**
 * The `autoComplete` of a form with the visitor's own words. On a shared phone the browser must not fill it again when
 * somebody goes back to its page. Elsewhere, filling it again keeps a text from being lost.
 */
export function useFormAutoComplete(): 'off' | undefined {
  return useRootData()?.member?.isShared ? 'off' : undefined
}
