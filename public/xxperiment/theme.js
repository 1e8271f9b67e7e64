// The theme that was chosen where the browser keeps no cookie, as on every other page.
;(function () {
  try {
    if (/(^|; )(__Host-)?theme=/.test(document.cookie) || localStorage.getItem('theme') !== 'dark')
      return
  } catch (error) {
    return
  }
  document.querySelector('link[href$="dark.css"]').media = 'all'
  document.querySelector('meta[name="color-scheme"]').content = 'dark'
})()
