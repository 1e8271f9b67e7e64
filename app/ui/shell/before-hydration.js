addEventListener(
  'submit',
  ({ target }) => {
    if (document.documentElement.dataset.js) return
    target.dataset.sent = ''
    const sent = target.dataset.draft
    try {
      for (const key of Object.keys(localStorage))
        if (sent && key.startsWith(sent)) localStorage.removeItem(key)
      for (const form of document.querySelectorAll('form.form[data-draft]')) {
        const key = form.dataset.draft
        const isTyped = [...form.querySelectorAll('textarea')].some(
          ({ value, defaultValue }) => value !== defaultValue,
        )
        if (!isTyped || (sent && key.startsWith(sent))) continue
        const fields = Object.fromEntries(new FormData(form))
        localStorage.setItem(key, JSON.stringify({ at: Date.now(), fields }))
      }
    } catch {}
  },
  true,
)
