const code = `(h=>{try{let s=location.protocol=="https:",p=s?"__Host-":"",lost=k=>!RegExp("(^|; )"+p+k+"=").test(document.cookie)&&localStorage[k],set=(k,v)=>document.cookie=p+k+"="+v+"; Path=/; Max-Age=31536000; SameSite=Lax"+(s?"; Secure":""),l=lost("language");if(lost("theme")=="dark"){set("theme","dark");h.className="dark"}if(/^(en|hi)$/.test(l)&&l!=h.lang&&!/[?&]lng=/.test(location.search)){set("language",l);lost("language")||(h.hidden=!0,location.reload())}}catch{}})(document.documentElement)`

/**
 * A script for the head: before the first paint, it gives lost cookies of language and theme what `localStorage` holds,
 * and asks for the page in that language. Only in the server's HTML; React leaves it alone.
 */
export const restorePreferences = import.meta.env.SSR ? code : ''
