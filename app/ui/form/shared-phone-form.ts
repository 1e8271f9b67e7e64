import { useRootData } from '../root-data'

/**
 * The `autoComplete` of a form with words of its writer. On a shared phone the browser must not fill it again when
 * somebody goes back to its page; elsewhere that keeps a text from being lost.
 */
export function useFormAutoComplete(): 'off' | undefined {
  return useRootData()?.member?.isShared ? 'off' : undefined
}
