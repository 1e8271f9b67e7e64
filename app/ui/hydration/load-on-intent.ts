import { pageDataId, type PageModules } from './page-modules'

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Fetches the page's modules at the first sign that somebody wants more than to read: a press or a key elsewhere than on
 * a link; on a good connection also by itself, in an idle moment after `load` and the first paint. On 2G and with
 * Save-Data only a field that is written in counts, and never a moved pointer: a browser sends one for a pointer that
 * rests. A form that the browser sends meanwhile is marked, and its draft removed (`data-draft`). A browser without what
 * the modules need fetches nothing.
 */
function loadOnIntent() {
  const { saveData, effectiveType } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  const isSlow = saveData || /2g/.test(effectiveType ?? '')
  const isGood = !isSlow && effectiveType !== '3g'
  const signs = ['pointerdown', 'keydown', 'focusin']

  const load = async () => {
    for (const sign of signs) removeEventListener(sign, loadIfWanted, true)
    try {
      const [line = ''] = document.getElementById(pageDataId)?.textContent?.split('\n', 1) ?? []
      for (const turn of (JSON.parse(line) as PageModules).load) await loadTurn(turn)
    } catch {
      // The page goes on as it is without scripts.
    }
  }
  const loadIfWanted = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    if (isSlow ? target.closest('input,select,textarea') : !target.closest('a')) void load()
  }

  for (const sign of signs) addEventListener(sign, loadIfWanted, true)
  if (isGood) addEventListener('load', () => afterPaint(() => whenIdle(() => void load())))
  addEventListener('submit', markSent, true)
}

// To ask for one takes a slow phone several milliseconds: a press is answered in between.
async function loadTurn(addresses: string[]) {
  const modules: Promise<unknown>[] = []
  for (const address of addresses) {
    const module = import(/* @vite-ignore */ address)
    module.catch(() => undefined)
    if (modules.push(module) % 4 === 0) await new Promise((resume) => setTimeout(resume))
  }
  await Promise.all(modules)
}

// On a slow processor a page can be idle between its arrival and its first paint.
function afterPaint(run: () => void) {
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true })
}

function whenIdle(run: () => void) {
  // Safari has no such callback.
  if ('requestIdleCallback' in self) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run)
}

function markSent({ target }: Event) {
  const form = target as HTMLFormElement
  if (document.documentElement.dataset.js) return
  form.wasSent = true
  const { draft } = form.dataset
  try {
    for (const key of Object.keys(localStorage))
      if (draft && key.startsWith(draft)) localStorage.removeItem(key)
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}

// The oldest browser with static blocks knows all the syntax that the build emits.
void class {
  static {
    if ('at' in [] && 'TransformStream' in self) loadOnIntent()
  }
}
