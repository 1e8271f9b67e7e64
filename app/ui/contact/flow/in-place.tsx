import { useHydrated } from '~/ui/hydrated'

/** Tells the action that scripts run and the page stays: it answers with data instead of a redirect. */
export function InPlace() {
  return useHydrated() ? <input type="hidden" name="inPlace" value="1" /> : null
}
