/** The element with the page's data: a line of JSON (`PageModules`), then Remix's stream of what the loaders returned. */
export const pageDataId = 'page-data'

/** The addresses of a page's modules. */
export type PageModules = {
  /** In turns; the modules of one turn in any order. */
  load: string[][]
  manifest: string
  /** By the id of the route, outermost first. */
  routes: Record<string, string>
  /** In development, the styles that Remix puts into the page. */
  criticalCss?: string
}

// The oldest browser with static blocks knows all the syntax that the build emits.
const code = `class Intent{static{if([].at&&self.TransformStream){let c=navigator.connection||{},type=c.effectiveType,slow=c.saveData||/2g/.test(type),good=!slow&&type!="3g",signs=["pointerdown","keydown","focusin"],load=async()=>{for(let s of signs)removeEventListener(s,sign,!0);try{for(let turn of JSON.parse(document.getElementById("${pageDataId}").text.split("\\n",1)).load)await Promise.all(turn.map(m=>import(m)))}catch{}},sign=({target:t})=>t.closest&&(slow?t.closest("input,select,textarea"):!t.closest("a"))&&load();good&&signs.push("pointermove");for(let s of signs)addEventListener(s,sign,!0);good&&addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(load,{timeout:2e3}));addEventListener("submit",({target:f})=>{try{if(!document.documentElement.dataset.js){f.wasSent=!0;for(let k of Object.keys(localStorage))k.startsWith(f.dataset.draft)&&localStorage.removeItem(k)}}catch{}},!0)}}}`

/**
 * A module script that fetches the page's modules at the first sign that somebody wants more than to read: a press or a
 * key elsewhere than on a link. On a good connection a moved pointer or an idle moment after `load` is enough, on 2G and
 * with Save-Data only a field that is written in counts. A browser without what the modules need fetches nothing. A form
 * that the browser sends meanwhile is marked, and its draft removed (`data-draft`). Only in the server's HTML.
 */
export const loadOnIntent = import.meta.env.SSR ? code : ''
