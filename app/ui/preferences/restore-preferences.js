;(function (html, prefix) {
  function cookie(name) {
    return (RegExp('(?:^|; )' + prefix + name + '=([^;]*)').exec(document.cookie) || [])[1]
  }
  function stored(name) {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  function write(name, value) {
    document.cookie =
      prefix +
      name +
      '=' +
      value +
      '; Path=/; Max-Age=31536000; SameSite=Lax' +
      (prefix && '; Secure')
  }
  if (!cookie('theme') && stored('theme') === 'dark') {
    write('theme', 'dark')
    html.className = 'dark'
  }
  const language = stored('language')
  if (cookie('language') || language === html.lang || /[?&]lng=/.test(location.search)) return
  if (language !== 'en' && language !== 'hi') return
  write('language', language)
  if (!cookie('language')) return
  html.hidden = true
  location.reload()
})(document.documentElement, location.protocol === 'https:' ? '__Host-' : '')
