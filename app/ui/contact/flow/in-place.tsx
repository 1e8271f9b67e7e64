import { useHydrated } from '~/ui/hydrated'

/** Tells the action to answer with data instead of a redirect: the page stays. */
export function InPlace() {
  return useHydrated() ? <input type="hidden" name="inPlace" value="1" /> : null
}
